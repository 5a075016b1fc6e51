# Docker 20.10 or later. Lists what the cache holds.
docker run --rm -v dictionaries:/cache:ro alpine \
  ls -l /cache/custom_dictionary
