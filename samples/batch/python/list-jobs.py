# Python 3.9 or later. Packages: pip install requests
"""Lists the jobs of the retention window, newest first, page by page."""

import os
import sys
from datetime import datetime, timedelta

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")


def call(method: str, path: str, **options) -> requests.Response:
    """Calls the API, and stops the program when the response is an error."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    options = {"headers": headers, "timeout": 30, **options}
    response = requests.request(method, BATCH_URL + path, **options)
    if response.status_code == 401:
        sys.exit("401: the API key is missing or wrong")
    if not response.ok:
        sys.exit(f"{response.status_code}: {response.text}")
    response.encoding = "utf-8"
    return response


def list_jobs():
    """Yields every job; each page starts where the one before it ended."""
    params = {"limit": 100}
    known = set()
    while True:
        jobs = call("GET", "/jobs", params=params).json()["jobs"]
        new = [job for job in jobs if job["id"] not in known]
        if not new:
            return
        yield from new
        known.update(job["id"] for job in new)
        # Several jobs can start in the same millisecond.
        created_at = new[-1]["created_at"].replace("Z", "+00:00")
        later = datetime.fromisoformat(created_at) + timedelta(milliseconds=1)
        params["created_before"] = later.isoformat().replace("+00:00", "Z")


def main() -> None:
    for job in list_jobs():
        print(job["id"], job["status"], job["created_at"], job["data_name"])


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
