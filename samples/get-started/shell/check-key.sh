#!/usr/bin/env bash
# Bash 4 or later and curl. Set API_KEY first.
set -euo pipefail
url="${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}"

curl --silent --show-error --fail-with-body "$url/jobs?limit=1" \
  --header "Authorization: Bearer ${API_KEY:?set API_KEY to your API key}"
