# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# TRANSLATION_SERVER is the host that runs the translation server.
docker run --rm -e LICENSE_TOKEN -p 9000:9000 \
  -e {{provider.envPrefix}}_TRANSLATION_ENDPOINT="$TRANSLATION_SERVER:8001" \
  -e {{provider.envPrefix}}_TRANSLATION_MAX_TARGET_LANGUAGES=10 \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
