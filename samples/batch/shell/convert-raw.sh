#!/usr/bin/env bash
# Bash with FFmpeg. Packages: none
set -euo pipefail

# Raw 16-bit samples have no header, so you must know the rate.
ffmpeg -f s16le -ar 8000 -ac 1 -i call.raw call.wav
