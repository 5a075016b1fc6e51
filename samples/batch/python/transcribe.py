# Python 3.9 or later. Packages: pip install requests
import json
import os
import sys

import requests

URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en", "model": "enhanced"},
}

response = requests.post(
    f"{URL}/jobs",
    params={"wait": 60, "format": "txt"},
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    data={"config": json.dumps(CONFIG)},
    files={"data_file": open(sys.argv[1], "rb")},
    timeout=(None, 90),
)
if not response.ok or "txt" not in response.json():
    sys.exit(f"{response.status_code}: {response.text}")
print(response.json()["txt"])
