# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# The configuration names file:///audio/meeting.wav.
docker run --rm -e LICENSE_TOKEN \
  -v "$PWD/audio:/audio:ro" \
  -v "$PWD/config-fetch.json:/config.json:ro" \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  > transcript.json
