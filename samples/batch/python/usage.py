# Python 3.9 or later. Packages: pip install requests
"""Prints how many jobs and hours the account used in a period."""

import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
DATES = sys.argv[1:] or ["2026-01-01", "2026-01-31"]
if len(DATES) != 2:
    sys.exit("Give the first and the last day as YYYY-MM-DD")


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
    params = {"since": DATES[0], "until": DATES[1]}
    usage = call("GET", "/usage", params=params).json()
    print(usage["since"], "to", usage["until"])
    for row in usage["summary"]:
        print(f"{row['type']}: {row['count']} jobs, {row['duration_hrs']} h")


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
