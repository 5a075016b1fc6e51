# Python 3.9 or later. Packages: pip install requests
import json
import os
import sys

import requests

AUDIO = "{{provider.sampleAudioUrl}}"
HOST = "https://eu1.{{provider.batchHost}}/v2"
URL = os.getenv("BATCH_URL", HOST)
KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en"},
    "fetch_data": {"url": AUDIO},
}
response = requests.post(
    f"{URL}/jobs?wait=60&format=txt",
    headers={"Authorization": f"Bearer {KEY}"},
    files={"config": (None, json.dumps(CONFIG))},
    timeout=90,
)
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
job = response.json()
if job["status"] == "rejected":
    sys.exit(response.text)
print(job.get("txt", response.text))
