# Docker 20.10 or later, nvidia-container-toolkit; REGISTRY is set.
# Real-time mode; leave the variable out for batch transcribers.
docker run --rm --gpus '"device=0"' -p 8001:8001 \
  -e {{provider.envPrefix}}_BATCH_MODE=false \
  -e {{provider.envPrefix}}_MODEL=standard \
  "$REGISTRY/{{provider.imagePrefix}}-gpu-inference-server-standard-all:{{provider.containerVersion}}"
