#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
: "${HOOK_TOKEN:?Set HOOK_TOKEN first}"
: "${HOOK_URL:?Set HOOK_URL first}"

# Prints the string field of that name in the JSON on standard input.
field() {
  tr -d '\n' | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"
}

# Sends the recording with the address that is notified.
response=$(
  # region request
  curl --silent --show-error --fail-with-body \
    "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs" \
    --header "Authorization: Bearer $API_KEY" \
    --form data_file=@"${1:-example.wav}" \
    --form config='{
      "type": "transcription",
      "transcription_config": {"language": "en"},
      "notification_config": [
        {
          "url": "'"$HOOK_URL"'",
          "contents": ["jobinfo", "transcript.txt"],
          "auth_headers": ["Authorization: Bearer '"$HOOK_TOKEN"'"]
        }
      ]
    }'
  # endregion request
) || { printf '%s\n' "$response" >&2; exit 1; }
job_id=$(printf '%s' "$response" | field id)
echo "Job $job_id submitted; the result goes to $HOOK_URL"
