# Docker 20.10 or later. Stop every container that mounts the volume first.
docker run --rm -v dictionaries:/cache alpine \
  sh -c 'rm -f /cache/custom_dictionary/*'
