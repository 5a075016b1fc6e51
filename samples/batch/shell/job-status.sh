#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${API_KEY:?Set API_KEY first}"
JOB_ID="${1:?Name a job id}"

# region request
curl --silent --show-error --fail-with-body \
  "${BATCH_URL:-https://eu1.{{provider.batchHost}}/v2}/jobs/$JOB_ID" \
  --header "Authorization: Bearer $API_KEY"
# endregion request
