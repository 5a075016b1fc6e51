# Python 3.9 or later. Packages: pip install requests
"""Saves the recording that a job processed."""

import os
import sys
from pathlib import Path

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
JOB_ID = sys.argv[1] if len(sys.argv) > 1 else sys.exit("Name a job id")
TARGET = Path(sys.argv[2] if len(sys.argv) > 2 else "recording.wav")

# region request
response = requests.get(
    f"{BATCH_URL}/jobs/{JOB_ID}/data",
    headers={"Authorization": f"Bearer {API_KEY}"},
    timeout=30,
)
# endregion request
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
TARGET.write_bytes(response.content)
