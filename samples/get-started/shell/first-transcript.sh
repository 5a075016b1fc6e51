#!/usr/bin/env bash
# Bash 4 or later and curl. Set API_KEY first.
set -euo pipefail
url="${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}"
auth="Authorization: Bearer ${API_KEY:?set API_KEY to your API key}"

# region transcribe
# 1. Send a recording. The answer holds the id of the new job.
job=$(curl --silent --show-error --fail-with-body "$url/jobs" \
  --header "$auth" \
  --form data_file=@"${1:-example.wav}" \
  --form 'config={"type": "transcription",
                  "transcription_config": {"language": "en"}}' |
  sed -E 's/.*"id": ?"([^"]+)".*/\1/')

# 2. Wait until the job is done, then 3. fetch the text.
until transcript=$(curl --silent --fail --header "$auth" \
  "$url/jobs/$job/transcript?format=txt"); do sleep 2; done
echo "$transcript"
# endregion transcribe
