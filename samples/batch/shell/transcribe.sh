#!/usr/bin/env bash
# Bash with curl; packages: none
response=$(
  curl --silent --show-error \
    "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?wait=60&format=txt" \
    --header "Authorization: Bearer $API_KEY" \
    --form data_file=@"$1" \
    --form config='{"type": "transcription",
      "transcription_config": {"language": "en", "model": "enhanced"}}'
)
echo "$response"
# The script fails when the response has no transcript.
grep --quiet '"txt"' <<< "$response"
