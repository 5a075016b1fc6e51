# Docker 20.10 or later, awk. Adds up the speech of all sessions so far.
docker logs transcriber 2>&1 |
  awk '/INFO session-server Transcribed [0-9]+ seconds of speech$/ {
    total += $(NF - 3)
  } END { print total + 0 " seconds" }'
