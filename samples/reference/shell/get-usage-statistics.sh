#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
# Prints what the account processed in August 2026.
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"

# region request
curl --silent --show-error --fail-with-body \
  --header "Authorization: Bearer $API_KEY" \
  "$BATCH_URL/usage?since=2026-08-01&until=2026-08-31"
# endregion request
