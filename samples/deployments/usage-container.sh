# Docker 20.10 or later; REGISTRY is set. /srv/usage keeps the events.
docker run --rm -v /srv/usage:/data -p 9090:9090 -p 8000:8000 \
  "$REGISTRY/asr-usage:{{provider.usageContainerVersion}}"
