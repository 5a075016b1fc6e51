# Docker 20.10 or later; REGISTRY is set. The host needs 1 vCPU, 1 GB of memory, and 1 GB on disk.
docker run --rm -v /srv/usage:/data -p 9090:9090 -p 8000:8000 \
  "$REGISTRY/asr-usage:{{provider.usageContainerVersion}}"
