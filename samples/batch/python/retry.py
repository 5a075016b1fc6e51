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
# Seconds of the first wait, growth, longest wait, retries in a row.
REQUEST = (1, 2, 60, 5)
RUNNING_JOB = (5, 1.5, 30, 120)
WAITS = {
    "Job In Progress": RUNNING_JOB,
    "Transcription not ready": RUNNING_JOB,
    "Resource Locked": RUNNING_JOB,
    "Max concurrent running jobs exceeded": (30, 2, 300, 10),
    # Without one of these texts, the status decides.
    **dict.fromkeys((429, 500, 502, 503, 504), REQUEST),
}
# Requests that were not sent, or got no whole response.
PASSING = (
    requests.ConnectionError,
    requests.Timeout,
    requests.exceptions.ChunkedEncodingError,
)
FIX_FIRST = (requests.exceptions.ProxyError, requests.exceptions.SSLError)
UNIT = float(os.environ.get("RETRY_SECONDS", "1"))
TIMEOUT_SECONDS = 30


def get(path: str) -> requests.Response:
    """GET is safe to repeat. Before POST /jobs, look for the job first."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    attempt = 0
    while True:
        wait, asked = None, 0.0
        try:
            response = requests.get(
                BATCH_URL + path, headers=headers, timeout=TIMEOUT_SECONDS
            )
            if response.ok:
                return response
            request_id = response.headers.get("Request-Id", "unknown")
            problem = f"{response.status_code}: report request {request_id}"
            wait = WAITS.get(error_text(response))
            wait = wait or WAITS.get(response.status_code)
            # A proxy can ask for a longer wait.
            after = response.headers.get("Retry-After", "")
            asked = float(after) if after.isdigit() else 0.0
        except requests.RequestException as error:
            problem = str(error)
            if isinstance(error, PASSING) and not isinstance(error, FIX_FIRST):
                wait = REQUEST
        first, growth, longest, retries = wait or (0, 0, 0, 0)
        attempt += 1
        if attempt > retries:
            sys.exit(problem)
        longer = first * growth ** (attempt - 1) * random.uniform(1, 2)
        time.sleep(max(asked, UNIT * min(longest, longer)))


def error_text(response: requests.Response) -> str:
    try:
        return response.json()["error"]
    except (ValueError, KeyError, TypeError):
        return ""  # empty, or the page of a proxy


if __name__ == "__main__":
    print(len(get("/jobs").json()["jobs"]), "jobs")
