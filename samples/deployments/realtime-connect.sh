# Python 3.9 or later; quickstart.py is the real-time quickstart.
API_KEY="${API_KEY:-unused}" \
  REALTIME_URL="${REALTIME_URL:-ws://localhost:9000/v2}" \
  python3 quickstart.py meeting.wav
