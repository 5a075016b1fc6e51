# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# Leaves JSON, text, and SRT files in ./out.
mkdir -p out
docker run --rm -i -e LICENSE_TOKEN \
  -v "$PWD/out:/out" \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  --all-formats /out < meeting.wav > transcript.json
