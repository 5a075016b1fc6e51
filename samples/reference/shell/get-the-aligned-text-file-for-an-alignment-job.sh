#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
# Prints the aligned text, with a time at the start of each line.
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
default_url='https://eu1.{{provider.batchHost}}/v2'
BATCH_URL="${BATCH_URL:-$default_url}"
job_id="${1:?Name a job id}"

# region request
curl --silent --show-error --fail-with-body \
  --header "Authorization: Bearer $API_KEY" \
  "$BATCH_URL/jobs/$job_id/alignment?tags=one_per_line"
# endregion request
