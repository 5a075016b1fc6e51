# Python 3.9 or later. Packages: pip install requests
"""Prints temporary addresses of the files of a job."""

import json
import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
JOB_ID = sys.argv[1] if len(sys.argv) > 1 else sys.exit("Name a job id")

# region request
response = requests.get(
    f"{BATCH_URL}/jobs/{JOB_ID}/object-urls",
    params={"ttl": 600, "url_for": "data,transcript"},
    headers={"Authorization": f"Bearer {API_KEY}"},
    timeout=30,
)
# endregion request
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
print(json.dumps(response.json(), indent=2))
