# Docker 23 or later; AUDIO_URL, REGISTRY and LICENSE_TOKEN are set.
docker build --build-arg REGISTRY="$REGISTRY" -t archive-job .
mkdir -p results
docker run --rm -e LICENSE_TOKEN -e AUDIO_URL \
  -v "$PWD/results:/results" archive-job
