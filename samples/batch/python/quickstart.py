# Python 3.9 or later; packages: requests
"""Transcribes a recording and prints its text."""

import json
import os
import sys
import time

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"

# region config
CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en", "operating_point": "enhanced"},
}
# endregion config


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


def submit(audio_path: str) -> str:
    """Uploads a recording and returns the id of its job."""
    form = {"config": json.dumps(CONFIG)}
    with open(audio_path, "rb") as audio:
        answer = call("POST", "/jobs", data=form, files={"data_file": audio})
    return answer.json()["id"]


def wait_until_done(job_id: str) -> None:
    """Reads the status until the job ends; stops the program if it failed."""
    while True:
        job = call("GET", f"/jobs/{job_id}").json()["job"]
        if job["status"] != "running":
            break
        time.sleep(2)
    if job["status"] != "done":
        reasons = [error["message"] for error in job.get("errors") or []]
        sys.exit(f"Job {job_id} is {job['status']}: {'; '.join(reasons)}")


def main() -> None:
    job_id = submit(AUDIO_PATH)
    print(f"Job {job_id} submitted")
    wait_until_done(job_id)
    answer = call("GET", f"/jobs/{job_id}/transcript", params={"format": "txt"})
    print(answer.text)


if __name__ == "__main__":
    main()
