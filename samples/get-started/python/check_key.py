# Python 3.9 or later. Packages: pip install requests
import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")

response = requests.get(
    f"{URL}/jobs",
    params={"limit": 1},
    headers={"Authorization": f"Bearer {API_KEY}"},
    timeout=30,
)
if response.status_code == 401:
    sys.exit("401: the API key is missing or wrong")
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
print(response.text)
