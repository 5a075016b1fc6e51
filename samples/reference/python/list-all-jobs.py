# Python 3.9 or later. Packages: pip install requests
"""Prints all jobs of the list, newest first, page by page."""

import json
import os
import sys
from datetime import datetime, timedelta

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")

# region request
params = {"limit": "100"}
known = set()
while True:
    response = requests.get(
        f"{BATCH_URL}/jobs",
        params=params,
        headers={"Authorization": f"Bearer {API_KEY}"},
        timeout=30,
    )
    if not response.ok:
        sys.exit(f"{response.status_code}: {response.text}")
    page = response.json()["jobs"]
    new = [job for job in page if job["id"] not in known]
    if not new:
        break
    for job in new:
        known.add(job["id"])
        print(json.dumps(job))
    # Two jobs can share a millisecond.
    created_at = new[-1]["created_at"].replace("Z", "+00:00")
    later = datetime.fromisoformat(created_at) + timedelta(milliseconds=1)
    params["created_before"] = later.isoformat().replace("+00:00", "Z")
# endregion request
