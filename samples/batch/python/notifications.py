# Python 3.9 or later. Packages: pip install requests
"""Submits a recording whose result goes to your own server."""

import json
import os
import sys

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"
HOOK_URL = os.environ.get("HOOK_URL") or sys.exit("Set HOOK_URL first")
HOOK_TOKEN = os.environ.get("HOOK_TOKEN") or sys.exit("Set HOOK_TOKEN first")

CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en"},
    "notification_config": [
        {
            "url": HOOK_URL,
            "contents": ["jobinfo", "transcript.txt"],
            "auth_headers": [f"Authorization: Bearer {HOOK_TOKEN}"],
        }
    ],
}


def call(method: str, path: str, **options) -> requests.Response:
    """Calls the API, and stops the program when the response is an error."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    # An upload has no limit; the response has one, in seconds.
    options = {"headers": headers, "timeout": (None, 30), **options}
    response = requests.request(method, BATCH_URL + path, **options)
    if response.status_code == 401:
        sys.exit("401: the API key is missing or wrong")
    if not response.ok:
        sys.exit(f"{response.status_code}: {response.text}")
    response.encoding = "utf-8"
    return response


def submit(audio_path: str) -> str:
    """Uploads a recording and returns the id of its job."""
    form = {"config": json.dumps(CONFIG)}
    with open(audio_path, "rb") as audio:
        response = call("POST", "/jobs", data=form, files={"data_file": audio})
    return response.json()["id"]


def main() -> None:
    job_id = submit(AUDIO_PATH)
    print(f"Job {job_id} submitted; the result goes to {HOOK_URL}")


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
