#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"

# region request
# curl waits 1, 2, 4, 8 and 16 s on 408, 429, 500, 502, 503 and 504,
# and when nothing was sent: the connection is refused, or the host unknown.
curl --silent --show-error --fail --retry 5 --retry-connrefused \
  "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs?limit=1" \
  --header "Authorization: Bearer $API_KEY"
# endregion request
