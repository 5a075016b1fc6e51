#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
: "${APP_ID:?Set APP_ID first}"

# Prints the string field of that name in the JSON on standard input.
field() {
  tr -d '\n' | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"
}

# Sends the recording for this application.
response=$(
  # region request
  curl --silent --show-error --fail-with-body \
    "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?{{provider.queryPrefix}}-app=$APP_ID" \
    --header "Authorization: Bearer $API_KEY" \
    --form data_file=@"${1:-example.wav}" \
    --form config='{
      "type": "transcription",
      "transcription_config": {"language": "en"}
    }'
  # endregion request
) || { printf '%s\n' "$response" >&2; exit 1; }
job_id=$(printf '%s' "$response" | field id)
echo "Job $job_id submitted for application $APP_ID"
