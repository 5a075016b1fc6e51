#!/usr/bin/env bash
# Bash with curl 7.76 or later; packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"
# The time before which the jobs were created; the newest jobs without it.
created_before="${1:-}"

# Calls the API; an error response goes to stderr and ends the program.
call() {
  local response
  response=$(curl --silent --show-error --fail-with-body \
    --header "Authorization: Bearer $API_KEY" "$@") ||
    { printf '%s\n' "$response" >&2; exit 1; }
  printf '%s\n' "$response"
}

call --get "$BATCH_URL/jobs" --data limit=100 \
  ${created_before:+--data-urlencode created_before="$created_before"}
