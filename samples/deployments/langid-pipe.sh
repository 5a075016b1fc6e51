# Docker 20.10 or later; REGISTRY and LICENSE_TOKEN are set.
docker run --rm -i -e LICENSE_TOKEN \
  "$REGISTRY/langid:{{containers.languageIdVersion}}" < call.wav > language.json
