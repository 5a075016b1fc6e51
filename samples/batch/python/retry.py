# Python 3.9 or later; packages: requests
"""Reads the job list, and tries again when the response may change."""

import os
import random
import sys
import time

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")

# What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
RETRIED = {429, 500, 502, 503, 504}
FIRST_WAIT = float(os.environ.get("RETRY_SECONDS", "1"))
LONGEST_WAIT = 60
MAX_RETRIES = 5
TIMEOUT_SECONDS = 30


def get(path: str) -> requests.Response:
    """GET is safe to repeat. Before POST /jobs, look for the job first."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    attempt = 0
    while True:
        asked = 0.0
        try:
            response = requests.get(
                BATCH_URL + path, headers=headers, timeout=TIMEOUT_SECONDS
            )
            if response.ok:
                return response
            request_id = response.headers.get("Request-Id", "unknown")
            problem = f"{response.status_code}: report request {request_id}"
            can_retry = response.status_code in RETRIED
            # A proxy can ask for a longer wait.
            after = response.headers.get("Retry-After", "")
            asked = float(after) if after.isdigit() else 0.0
        except requests.RequestException as error:
            problem = str(error)
            # In time, but not whole: the connection broke.
            is_broken = "aborted" in problem or "broken" in problem
            can_retry = is_broken or isinstance(error, requests.Timeout)
        attempt += 1
        if not can_retry or attempt > MAX_RETRIES:
            sys.exit(problem)
        longer = FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(1, 2)
        time.sleep(max(asked, min(LONGEST_WAIT, longer)))


if __name__ == "__main__":
    print(len(get("/jobs").json()["jobs"]), "jobs")
