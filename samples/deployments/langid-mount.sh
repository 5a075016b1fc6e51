# Docker 20.10 or later; REGISTRY is set, license.json is in this folder.
docker run --rm \
  -v "$PWD/license.json:/license.json:ro" \
  -v "$PWD/call.wav:/input.audio:ro" \
  -v "$PWD/langid-config.json:/config.json:ro" \
  "$REGISTRY/langid:{{containers.languageIdVersion}}" > language.json
