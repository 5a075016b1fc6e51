# Python 3.9 or later. Packages: pip install requests
"""Prints the aligned text, with a time at the start of each line."""

import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
JOB_ID = sys.argv[1] if len(sys.argv) > 1 else sys.exit("Name a job id")

# region request
response = requests.get(
    f"{BATCH_URL}/jobs/{JOB_ID}/alignment",
    params={"tags": "one_per_line"},
    headers={"Authorization": f"Bearer {API_KEY}"},
    timeout=30,
)
# endregion request
if not response.ok:
    sys.exit(f"{response.status_code}: {response.text}")
response.encoding = "utf-8"
print(response.text)
