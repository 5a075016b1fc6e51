# Python 3.9 or later; pip install requests
import os
import sys

import requests

URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")

response = requests.get(
    f"{URL}/jobs",
    params={"limit": 1},
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    timeout=30,
)
if response.status_code == 401:
    sys.exit("The key is wrong, or it belongs to another region.")
response.raise_for_status()
print(response.text)
