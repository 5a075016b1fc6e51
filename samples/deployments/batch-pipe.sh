# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# Reads meeting.wav from standard input, writes transcript.json.
docker run --rm -i -e LICENSE_TOKEN \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  < meeting.wav > transcript.json
