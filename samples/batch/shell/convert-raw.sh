#!/usr/bin/env bash
# Bash with FFmpeg. Packages: none
set -euo pipefail

# Raw 16-bit samples say nothing about themselves: you have to know the rate.
ffmpeg -f s16le -ar 8000 -ac 1 -i call.raw call.wav
