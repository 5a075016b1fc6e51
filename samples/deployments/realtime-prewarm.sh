# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm -e LICENSE_TOKEN -p 9000:9000 \
  -e {{provider.envPrefix}}_MAX_CONCURRENT_CONNECTIONS=4 \
  -e {{provider.envPrefix}}_PREWARM_ENGINE_MODES="en_general_cpu_standard:1;en_general_cpu_enhanced:2" \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
