# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm --name worker -e LICENSE_TOKEN -p 18000:18000 \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  --run-mode http --parallel=4
