#!/usr/bin/env bash
# Bash with curl 7.76 or later; packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
url="${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}"

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

# region transcribe
# 1. Send a recording. The response contains the id of the new job.
job_id=$(call "$url/jobs" \
  --form data_file=@"${1:-example.wav}" \
  --form 'config={"type": "transcription", "transcription_config":
          {"language": "en", "model": "enhanced"}}' | field id)

# 2. Wait until the job has finished. Each request waits up to 30 s.
while true; do
  job=$(call "$url/jobs/$job_id?wait=30")
  status=$(printf '%s' "$job" | field status)
  [ "$status" = running ] || break
  sleep 1
done
[ "$status" = done ] || { printf 'Not transcribed: %s\n' "$job" >&2; exit 1; }

# 3. Fetch the text.
call "$url/jobs/$job_id/transcript?format=txt"
# endregion transcribe
