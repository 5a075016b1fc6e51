# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm -e LICENSE_TOKEN \
  -v "$PWD/meeting.wav:/input.audio:ro" \
  -v "$PWD/config.json:/config.json:ro" \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  > transcript.json
