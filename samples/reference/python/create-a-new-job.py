# Python 3.9 or later. Packages: pip install requests
"""Creates a transcription job for a recording and prints its id."""

import json
import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"

# region request
HEADERS = {"Authorization": f"Bearer {API_KEY}"}
CONFIG = {
    "type": "transcription",
    "transcription_config": {
        "language": "en",
        "model": "enhanced",
    },
}

with open(AUDIO_PATH, "rb") as audio:
    response = requests.post(
        f"{BATCH_URL}/jobs",
        headers=HEADERS,
        data={"config": json.dumps(CONFIG)},
        files={"data_file": audio},
        timeout=(None, 30),
    )
# endregion request
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
print(response.json()["id"])
