#!/usr/bin/env bash
# Bash 4 or later and curl.
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"

# region request
curl --silent --show-error --fail-with-body \
  "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?limit=1" \
  --header "Authorization: Bearer $API_KEY"
# endregion request
