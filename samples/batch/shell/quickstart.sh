#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

# region settings
: "${API_KEY:?Set API_KEY first}"
jobs="${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs"
# endregion settings

# region errors
# Calls the API; an error ends the program.
call() {
  local response
  response=$(curl --silent --show-error --fail-with-body \
    --header "Authorization: Bearer $API_KEY" "$@") ||
    { echo "$response" >&2; exit 1; }
  echo "$response"
}
# endregion errors

# Prints a string field of the JSON.
field() {
  tr -d '\n' | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"
}

# region upload
job_id=$(call "$jobs" \
  --form data_file=@"${1:-example.wav}" \
  --form config='{
    "type": "transcription",
    "transcription_config": {"language": "en", "model": "enhanced"}
  }' | field id)
echo "Job $job_id submitted"
# endregion upload

# region wait
for _ in {1..120}; do # up to an hour
  job=$(call "$jobs/$job_id?wait=30")
  status=$(echo "$job" | field status)
  [ "$status" = running ] || break
  sleep 2
done
[ "$status" = done ] || { echo "$job" >&2; exit 1; }
# endregion wait

# region transcript
call "$jobs/$job_id/transcript?format=txt"
# endregion transcript
