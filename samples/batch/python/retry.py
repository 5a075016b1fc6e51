# Python 3.9 or later; packages: requests
"""Reads the job list, and waits when the service asks for fewer requests."""

import os
import sys
import time

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
RETRIED = {429, 500, 502, 503, 504}
ATTEMPTS = 6


def get(path: str) -> requests.Response:
    """Tries again after 1, 2, 4, 8 and 16 s when the response may change."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    for attempt in range(ATTEMPTS):
        response = requests.get(BATCH_URL + path, headers=headers, timeout=60)
        if response.status_code not in RETRIED:
            break
        if attempt < ATTEMPTS - 1:
            time.sleep(2**attempt)
    if not response.ok:
        request_id = response.headers.get("Request-Id", "unknown")
        sys.exit(f"{response.status_code}: report request {request_id}")
    return response


if __name__ == "__main__":
    print(len(get("/jobs").json()["jobs"]), "jobs")
