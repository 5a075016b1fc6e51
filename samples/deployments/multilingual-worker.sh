# Docker 20.10 or later; REGISTRY is set.
# GPU_SERVER is the host that runs the inference server.
docker run --rm -p 18000:18000 \
  -v "$PWD/license.json:/license.json:ro" \
  -e {{provider.envPrefix}}_INFERENCE_ENDPOINT="$GPU_SERVER:8001" \
  "$REGISTRY/{{provider.imagePrefix}}-asr-transcriber-{{provider.models.multilingual}}:{{provider.multilingualContainerVersion}}" \
  --run-mode http --parallel=8
