# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# Logs are written to logs/88/transcriber.log; the container writes as nobody.
mkdir -p logs
sudo chown nobody:nogroup logs
sudo chmod a+rwx logs
docker run --rm -i -e LICENSE_TOKEN \
  -e {{provider.envPrefix}}_JOB_ID=88 \
  -e {{provider.envPrefix}}_LOG_DIR=/logs \
  -v "$PWD/logs:/logs" \
  "$REGISTRY/batch-asr-transcriber-en:{{provider.containerVersion}}" \
  -stderr < meeting.wav > transcript.json
