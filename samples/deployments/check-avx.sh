# Linux host, Docker 20.10 or later. Prints the AVX sets that a container sees.
docker run --rm alpine sh -c \
  "grep -o -w 'avx[^ ]*' /proc/cpuinfo | sort -u"
