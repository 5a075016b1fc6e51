#!/usr/bin/env bash
# Docker 20.10 or later, jq; REGISTRY and LICENSE_TOKEN are set.
# Usage: ./langid-route.sh call.wav > transcript.json
set -euo pipefail
audio=$1
version={{provider.containerVersion}}

if ! found=$(docker run --rm -i -e LICENSE_TOKEN \
  "$REGISTRY/langid:{{containers.languageIdVersion}}" < "$audio"); then
  jq -r '"\(.error): \(.message)"' <<< "$found" >&2
  exit 1
fi
language=$(jq -r '.predicted_language // empty' <<< "$found")
if [ -z "$language" ]; then
  echo "No language: $(jq -r .error <<< "$found")" >&2
  exit 2
fi

echo "Transcribing in $language" >&2
docker run --rm -i -e LICENSE_TOKEN \
  "$REGISTRY/batch-asr-transcriber-$language:$version" < "$audio"
