# curl 7.76 or later; the container publishes port 8001.
for path in started live ready session_status; do
  curl --silent --write-out '  HTTP %{http_code}\n' \
    "${HEALTH_URL:-http://localhost:8001}/$path"
done
