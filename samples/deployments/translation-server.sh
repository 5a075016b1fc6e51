# Docker 20.10 or later, nvidia-container-toolkit; REGISTRY is set.
docker run --rm --name translation --gpus '"device=0"' -p 8001:8001 \
  "$REGISTRY/{{provider.imagePrefix}}-translation-inference-server:{{provider.containerVersion}}"
