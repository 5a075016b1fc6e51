# Python 3.9 or later; quickstart.py is the real-time quickstart.
REALTIME_URL="${REALTIME_URL:-ws://localhost:9000/v2}" \
  python3 quickstart.py meeting.wav
