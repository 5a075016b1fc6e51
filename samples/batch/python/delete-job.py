# Python 3.9 or later; packages: requests
"""Deletes a job and everything stored with it, even while it runs."""

import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
JOB_ID = sys.argv[1] if len(sys.argv) > 1 else sys.exit("Name a job id")


def call(method: str, path: str, **options) -> requests.Response:
    """Calls the API, and stops the program when the answer is an error."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    options = {"headers": headers, "timeout": 60, **options}
    answer = requests.request(method, BATCH_URL + path, **options)
    if answer.status_code == 401:
        sys.exit("401: the API key is missing, wrong, or from another region")
    if not answer.ok:
        sys.exit(f"{answer.status_code}: {answer.text}")
    answer.encoding = "utf-8"
    return answer


def main() -> None:
    answer = call("DELETE", f"/jobs/{JOB_ID}", params={"force": "true"})
    job = answer.json()["job"]
    print(job["id"], job["status"])


if __name__ == "__main__":
    main()
