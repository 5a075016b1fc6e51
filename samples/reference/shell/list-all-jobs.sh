#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
# Prints the newest 100 jobs. For older ones, add created_before.
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"

# region request
curl --silent --show-error --fail-with-body \
  --header "Authorization: Bearer $API_KEY" \
  "$BATCH_URL/jobs?limit=100"
# endregion request
