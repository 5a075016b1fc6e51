#!/usr/bin/env bash
# Bash with curl 7.76 or later; packages: none
response=$(curl --silent --show-error \
  "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?wait=60&format=txt" \
  --header "Authorization: Bearer $API_KEY" \
  --form data_file=@"${1:-example.wav}" \
  --form config='{
    "type": "transcription",
    "transcription_config": {"language": "en", "model": "enhanced"}
  }')
echo "$response"
grep --quiet '"txt"' <<< "$response" # fails without a transcript
