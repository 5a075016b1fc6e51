# Docker 20.10 or later, nvidia-container-toolkit; REGISTRY is set.
docker run --rm --gpus '"device=0"' -p 8001:8001 \
  -v "$PWD/license.json:/license.json:ro" \
  "$REGISTRY/{{provider.imagePrefix}}-asr-inference-server-{{provider.models.multilingual}}:{{provider.multilingualContainerVersion}}"
