# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker volume create dictionaries
docker run --rm -e LICENSE_TOKEN -p 9000:9000 -p 8001:8001 \
  -v dictionaries:/cache \
  -e {{provider.envPrefix}}_CUSTOM_DICTIONARY_CACHE_TYPE=shared \
  -e {{provider.envPrefix}}_CUSTOM_DICTIONARY_CACHE_ENTRY_MAX_SIZE=5000000 \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
