#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"

URL="${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}"
curl --silent --show-error --fail-with-body \
  "$URL/jobs?wait=60&format=txt" \
  --header "Authorization: Bearer $API_KEY" \
  --form config='{
    "type": "transcription",
    "transcription_config": {"language": "en"},
    "fetch_data": {"url":
      "{{provider.sampleAudioUrl}}"}
  }'
