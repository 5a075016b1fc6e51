# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# TRANSLATION_SERVER is the host that runs the translation server.
docker run --rm -i -e LICENSE_TOKEN \
  -v "$PWD/translation-config.json:/config.json:ro" \
  -e {{provider.envPrefix}}_TRANSLATION_ENDPOINT="$TRANSLATION_SERVER:8001" \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  < meeting.wav > transcript.json
