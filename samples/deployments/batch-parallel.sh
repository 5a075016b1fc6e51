# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# Four cores, and memory for four, for one recording of 20 minutes.
docker run --rm -i -e LICENSE_TOKEN --cpus 4 --memory 20g \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  --parallel=4 < meeting.wav > transcript.json
