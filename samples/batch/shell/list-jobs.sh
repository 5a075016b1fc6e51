#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"

# region request
curl --silent --show-error --fail-with-body \
  "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?limit=100" \
  --header "Authorization: Bearer $API_KEY"
# endregion request
