# Python 3.9 or later; pip install requests
import json
import os
import sys

import requests

URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
KEY = os.environ["API_KEY"]
AUDIO_URL = "{{provider.sampleAudioUrl}}"
CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en"},
    "fetch_data": {"url": AUDIO_URL},
}
response = requests.post(
    f"{URL}/jobs",
    params={"wait": 60, "format": "txt"},
    headers={"Authorization": f"Bearer {KEY}"},
    files={"config": (None, json.dumps(CONFIG))},
    timeout=90,
)
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
print(response.json().get("txt", response.text))
