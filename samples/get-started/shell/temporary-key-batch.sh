#!/usr/bin/env bash
# Bash 4 or later and curl. Run it on your server.
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"

# region request
curl --silent --show-error --fail-with-body \
  "${KEYS_URL:-https://{{provider.managementHost}}/v1}/api_keys?type=batch" \
  --header "Authorization: Bearer $API_KEY" \
  --header "Content-Type: application/json" \
  --data '{"ttl": 300, "client_ref": "user-7f3a"}'
# endregion request
