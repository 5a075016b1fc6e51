#!/usr/bin/env bash
# Bash 4 or later and curl. Run it on your server; set API_KEY first.
set -euo pipefail
url="${KEYS_URL:-https://{{provider.managementHost}}/v1}"

curl --silent --show-error --fail-with-body "$url/api_keys?type=batch" \
  --header "Authorization: Bearer ${API_KEY:?set API_KEY to your API key}" \
  --header "Content-Type: application/json" \
  --data '{"ttl": 300, "client_ref": "user-7f3a"}'
