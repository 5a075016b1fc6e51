# Python 3.9 or later. Packages: pip install requests
"""Transcribes a recording and prints its text."""

import json
import os
import sys
import time

import requests

# region settings
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"

CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en", "model": "enhanced"},
}
# endregion settings


# region errors
def call(method: str, path: str, **options) -> requests.Response:
    """Calls the API, and stops the program when the response is an error."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    # An upload has no limit; the response has one, in seconds.
    options = {"headers": headers, "timeout": (None, 60), **options}
    response = requests.request(method, BATCH_URL + path, **options)
    if response.status_code == 401:
        sys.exit("401: the API key is missing or wrong")
    if not response.ok:
        sys.exit(f"{response.status_code}: {response.text}")
    response.encoding = "utf-8"
    return response
# endregion errors


# region upload
def submit(audio_path: str) -> str:
    """Uploads a recording and returns the id of its job."""
    form = {"config": json.dumps(CONFIG)}
    with open(audio_path, "rb") as audio:
        response = call("POST", "/jobs", data=form, files={"data_file": audio})
    return response.json()["id"]
# endregion upload


# region wait
def wait_until_done(job_id: str) -> None:
    """Waits until the job finishes; stops the program if it failed."""
    for _ in range(120):  # up to an hour
        response = call("GET", f"/jobs/{job_id}", params={"wait": 30})
        job = response.json()["job"]
        if job["status"] != "running":
            break
        time.sleep(2)
    else:
        sys.exit(f"Job {job_id} still runs after 120 reads")
    if job["status"] != "done":
        reasons = [error["message"] for error in job.get("errors") or []]
        sys.exit(f"Job {job_id} is {job['status']}: {'; '.join(reasons)}")
# endregion wait


# region transcript
def main() -> None:
    job_id = submit(AUDIO_PATH)
    print(f"Job {job_id} submitted")
    wait_until_done(job_id)
    text = {"format": "txt"}
    response = call("GET", f"/jobs/{job_id}/transcript", params=text)
    print(response.text)
# endregion transcript


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
