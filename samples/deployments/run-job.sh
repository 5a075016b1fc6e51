#!/bin/sh
# In the container, with curl: AUDIO_URL in, /results/transcript.json out.
set -eu
curl --fail --silent --show-error --output /input.audio "$AUDIO_URL"
cd /opt/orchestrator
pipeline > /results/transcript.json
