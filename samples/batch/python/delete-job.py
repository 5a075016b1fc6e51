# Python 3.9 or later. Packages: pip install requests
"""Deletes a finished job and everything stored with it."""

import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
JOB_ID = sys.argv[1] if len(sys.argv) > 1 else sys.exit("Name a job id")


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


def main() -> None:
    response = call("DELETE", f"/jobs/{JOB_ID}")
    job = response.json()["job"]
    print(job["id"], job["status"])


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
