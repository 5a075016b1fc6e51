# Docker 20.10 or later; start the container without --rm, named "job".
docker inspect job --format '{{.State.OOMKilled}} {{.State.ExitCode}}'
