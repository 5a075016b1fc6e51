# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm --name transcriber -e LICENSE_TOKEN \
  -p 9000:9000 -p 8001:8001 \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
