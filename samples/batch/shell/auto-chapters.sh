#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"

# Calls the API; an error response goes to stderr and ends the program.
call() {
  local response
  response=$(curl --silent --show-error --fail-with-body \
    --header "Authorization: Bearer $API_KEY" "$@") ||
    { printf '%s\n' "$response" >&2; exit 1; }
  printf '%s\n' "$response"
}

# Prints the string field of that name in the JSON on standard input.
field() {
  tr -d '\n' | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"
}

# Sends the recording and waits up to 60 s for the transcript.
response=$(
  # region request
  curl --silent --show-error --fail-with-body \
    "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?wait=60" \
    --header "Authorization: Bearer $API_KEY" \
    --form data_file=@"${1:-ferry-call.mp3}" \
    --form config='{
      "type": "transcription",
      "transcription_config": {"language": "en", "diarization": "speaker"},
      "auto_chapters_config": {}
    }'
  # endregion request
) || { printf '%s\n' "$response" >&2; exit 1; }
job_id=$(printf '%s' "$response" | field id)
echo "Job $job_id submitted"

for _ in {1..120}; do # up to an hour
  job=$(call "$BATCH_URL/jobs/$job_id?wait=30")
  status=$(printf '%s' "$job" | field status)
  [ "$status" = running ] || break
  sleep 2
done
[ "$status" = done ] || { printf '%s\n' "$job" >&2; exit 1; }

call "$BATCH_URL/jobs/$job_id/transcript"
