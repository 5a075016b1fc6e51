# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm -i -e LICENSE_TOKEN --read-only \
  --tmpfs /home/{{provider.containerUser}} \
  --tmpfs /tmp \
  -v "$PWD/settings:/settings:ro" \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  --job-config /settings/config.json < meeting.wav > transcript.json
