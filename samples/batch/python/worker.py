# Python 3.9 or later. Packages: pip install requests
"""Sends recordings to a persistent worker, and saves their transcripts."""

import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import requests

API_KEY = os.environ.get("API_KEY", "unused")
BATCH_URL = os.environ.get("BATCH_URL", "http://localhost:18000/v2")
AUDIO_PATHS = sys.argv[1:] or ["example.wav"]
# As many jobs at once as the worker has engines: --parallel=4.
ENGINES = 4

CONFIG = {
    "type": "transcription",
    "transcription_config": {"language": "en"},
}


def call(method: str, path: str, **options) -> requests.Response:
    """Calls the worker, and stops the program when the response is an error."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    # An upload has no limit; the response has one, in seconds.
    options = {"headers": headers, "timeout": (None, 30), **options}
    response = requests.request(method, BATCH_URL + path, **options)
    if not response.ok:
        sys.exit(f"{response.status_code}: {response.text}")
    return response


def wait_until_done(job_id: str) -> None:
    """Waits until the job finishes; stops the program if it failed."""
    pause = 5.0
    for _ in range(120):  # up to an hour
        job = call("GET", f"/jobs/{job_id}").json()["job"]
        if job["status"] != "running":
            break
        time.sleep(pause)
        pause = min(30, 1.5 * pause)
    else:
        sys.exit(f"Job {job_id} still runs after 120 reads")
    if job["status"] != "done":
        reasons = [error["message"] for error in job.get("errors") or []]
        sys.exit(f"Job {job_id} is {job['status']}: {'; '.join(reasons)}")


def transcribe(audio_path: str) -> str:
    """Transcribes one recording, and returns the name of its transcript."""
    form = {"config": json.dumps(CONFIG)}
    with open(audio_path, "rb") as audio:
        response = call("POST", "/jobs", data=form, files={"data_file": audio})
    job_id = response.json()["id"]
    wait_until_done(job_id)
    transcript = call("GET", f"/jobs/{job_id}/transcript")
    name = f"{audio_path}.json"
    with open(name, "wb") as file:
        file.write(transcript.content)
    return name


def main() -> None:
    with ThreadPoolExecutor(ENGINES) as pool:
        for name in pool.map(transcribe, AUDIO_PATHS):
            print("Saved", name, flush=True)


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
