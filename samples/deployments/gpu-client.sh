# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# GPU_SERVER is the host that runs the inference server.
docker run --rm -e LICENSE_TOKEN -p 9000:9000 \
  -e {{provider.envPrefix}}_INFERENCE_ENDPOINT="$GPU_SERVER:8001" \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
