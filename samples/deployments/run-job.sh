#!/bin/sh
# Runs in the container: AUDIO_URL in, the transcript into /results out.
set -eu
curl --fail --silent --show-error --output /input.audio "$AUDIO_URL"
cd /opt/orchestrator
pipeline > /results/transcript.json
