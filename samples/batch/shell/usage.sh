#!/usr/bin/env bash
# Bash with curl 7.76 or later; packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"
since="${1:-2026-01-01}"
until="${2:-2026-01-31}"

# Calls the API; an error response goes to stderr and ends the program.
call() {
  local response
  response=$(curl --silent --show-error --fail-with-body \
    --header "Authorization: Bearer $API_KEY" "$@") ||
    { printf '%s\n' "$response" >&2; exit 1; }
  printf '%s\n' "$response"
}

call "$BATCH_URL/usage?since=$since&until=$until"
