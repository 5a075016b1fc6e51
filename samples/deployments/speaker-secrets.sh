# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
# secrets/s.1 contains a secret that you made, text or binary.
docker run --rm -e LICENSE_TOKEN -p 9000:9000 \
  -v "$PWD/secrets:/secrets:ro" \
  -e {{provider.envPrefix}}_SPEAKER_ID_SECRETS_DIR=/secrets \
  "$REGISTRY/rt-asr-transcriber-en:{{provider.containerVersion}}"
