# Python 3.9 or later. Packages: pip install requests
"""Prints what the account processed in August 2026."""

import json
import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")

# region request
response = requests.get(
    f"{BATCH_URL}/usage",
    params={"since": "2026-08-01", "until": "2026-08-31"},
    headers={"Authorization": f"Bearer {API_KEY}"},
    timeout=30,
)
# endregion request
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
print(json.dumps(response.json(), indent=2))
