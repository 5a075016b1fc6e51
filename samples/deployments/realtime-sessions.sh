# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm -e LICENSE_TOKEN -p 9000:9000 -p 8001:8001 \
  -e {{provider.envPrefix}}_MAX_CONCURRENT_CONNECTIONS=4 \
  --cpus 4 --memory 8g \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
