# Docker 20.10 or later. REGISTRY is your own registry.
set -eu
VENDOR={{provider.registryHost}}
NAME=batch-asr-transcriber-en:{{provider.containerVersion}}

docker login "https://$VENDOR"
docker pull "$VENDOR/$NAME"
docker tag "$VENDOR/$NAME" "$REGISTRY/$NAME"
docker push "$REGISTRY/$NAME"
