#!/usr/bin/env bash
# Bash with curl 7.76 or later. Packages: none
set -euo pipefail

: "${HOOK_TOKEN:?Set HOOK_TOKEN first}"
JOB_ID="${1:?Name a job id}"

# region request
# The same shape as a real notification with two items.
curl --silent --show-error --fail-with-body --write-out '%{http_code}\n' \
  "${HOOK_URL:-http://127.0.0.1:8080/transcripts}?id=$JOB_ID&status=success" \
  --header "Authorization: Bearer $HOOK_TOKEN" \
  --user-agent '{{provider.name}}-API/2.0' \
  --form 'jobinfo={};filename=jobinfo;type=application/json' \
  --form 'transcript.txt=Good morning.;filename=transcript.txt'
# endregion request
