#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
# Creates a transcription job for a recording and prints the response.
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"
audio_path="${1:-example.wav}"
# region request
config='{
  "type": "transcription",
  "transcription_config": {"language": "en", "model": "enhanced"}
}'

curl --silent --show-error --fail-with-body \
  --header "Authorization: Bearer $API_KEY" \
  --form config="$config" \
  --form data_file=@"$audio_path" \
  "$BATCH_URL/jobs"
# endregion request
