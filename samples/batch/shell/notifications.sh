#!/usr/bin/env bash
# Bash with curl 7.76 or later; packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"
audio_path="${1:-example.wav}"
hook_url="${HOOK_URL:-https://hooks.example.net/transcripts}"
: "${HOOK_TOKEN:?Set HOOK_TOKEN first}"
config=$(cat <<END
{
  "type": "transcription",
  "transcription_config": {"language": "en"},
  "notification_config": [
    {
      "url": "$hook_url",
      "contents": ["jobinfo", "transcript.txt"],
      "auth_headers": ["Authorization: Bearer $HOOK_TOKEN"]
    }
  ]
}
END
)

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

job_id=$(call "$BATCH_URL/jobs" \
  --form config="$config" --form data_file=@"$audio_path" | field id)

echo "Job $job_id submitted; the result goes to $hook_url"
