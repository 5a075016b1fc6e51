#!/usr/bin/env bash
# Bash with curl 7.76 or later; packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"

# curl waits 1, 2, 4, 8 and 16 s on 408, 429, 500, 502, 503 and 504.
curl --silent --show-error --fail --retry 5 \
  --header "Authorization: Bearer $API_KEY" "$BATCH_URL/jobs"
