# Python 3.9 or later. Packages: pip install requests
"""Creates one job for a recording, even when a response is lost.

After any failure, run it again: it looks for the job before it creates one.
Usage: python3 create-once.py example.wav
"""

import hashlib
import json
import os
import random
import sys
import time
import uuid
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import NamedTuple

import requests
from urllib3.exceptions import NewConnectionError

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
AUDIO = Path(sys.argv[1] if len(sys.argv) > 1 else "example.wav")
# The reference and the ID of the job. For another job, delete this file.
STATE = AUDIO.with_name(f"{AUDIO.name}.job.json")
CONFIG = {"type": "transcription", "transcription_config": {"language": "en"}}

# What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
# Seconds of the first wait, growth, longest wait, retries in a row.
REQUEST = (1, 2, 60, 5)
RUNNING_JOB = (5, 1.5, 30, 120)
NEVER = (0, 0, 0, 0)
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
    json.JSONDecodeError,
)
FIX_FIRST = (requests.exceptions.ProxyError, requests.exceptions.SSLError)
UNIT = float(os.environ.get("RETRY_SECONDS", "1"))
TIMEOUT_SECONDS = 30
# A new job can be missing from the list for a while.
SECOND_LOOK_SECONDS = 60


class Failure(NamedTuple):
    problem: str
    wait: tuple = NEVER
    asked: float = 0  # by Retry-After, which a proxy can send
    is_unclear: bool = False  # it may have created a job


def create(config: dict, is_unclear: bool) -> str:
    """Creates a job and returns its ID, or the ID that the list has."""
    form = {"config": json.dumps(config)}
    for attempt in count(1):
        if is_unclear and (job_id := find(config["tracking"]["reference"])):
            return job_id
        with AUDIO.open("rb") as audio:
            # The list shows the name also of a deleted job.
            name = config["tracking"]["reference"] + AUDIO.suffix
            files = {"data_file": (name, audio)}
            body, failure = send("POST", "/jobs", data=form, files=files)
        if not failure:
            return body["id"]
        pause(failure, attempt)
        is_unclear = failure.is_unclear


def find(reference: str):
    """Looks for a job twice; returns its ID, or None."""
    print(f"Looking for a job with reference {reference}", file=sys.stderr)
    for seconds in (0, SECOND_LOOK_SECONDS):
        time.sleep(UNIT * seconds)
        for job in list_jobs():
            # A virtual appliance lists jobs without their config.
            if "config" not in job:
                job = get(f"/jobs/{job['id']}")["job"]
            tracking = (job.get("config") or {}).get("tracking") or {}
            if tracking.get("reference") == reference:
                return job["id"]
    return None


def list_jobs():
    """Yields every job; each page starts where the one before it ended."""
    params = {"limit": 100}
    known = set()
    while True:
        jobs = get("/jobs", params)["jobs"]
        new = [job for job in jobs if job["id"] not in known]
        if not new:
            return
        yield from new
        known.update(job["id"] for job in new)
        # Several jobs can start in the same millisecond.
        created_at = new[-1]["created_at"].replace("Z", "+00:00")
        later = datetime.fromisoformat(created_at) + timedelta(milliseconds=1)
        params["created_before"] = later.isoformat().replace("+00:00", "Z")


def get(path: str, params=None) -> dict:
    """Returns the JSON of a response: GET is safe to repeat."""
    for attempt in count(1):
        body, failure = send("GET", path, params=params)
        if not failure:
            return body
        pause(failure, attempt)


def send(method: str, path: str, **options):
    """Sends one request; returns the JSON of its response, or a failure."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    # An upload has no limit; the response has one.
    timeout = (None, TIMEOUT_SECONDS)
    options = {"headers": headers, "timeout": timeout, **options}
    try:
        response = requests.request(method, BATCH_URL + path, **options)
        if response.ok:
            return response.json(), None
    except PASSING as error:
        wait = NEVER if isinstance(error, FIX_FIRST) else REQUEST
        # Refused, or an unknown host: nothing was sent, so no job exists.
        reason = getattr(error.args[0] if error.args else None, "reason", None)
        is_sent = not isinstance(reason, NewConnectionError)
        return None, Failure(str(error), wait, is_unclear=is_sent)
    status = response.status_code
    request_id = response.headers.get("Request-Id", "unknown")
    after = response.headers.get("Retry-After", "")
    return None, Failure(
        f"{status}, request {request_id}: {response.text}",
        WAITS.get(error_text(response)) or WAITS.get(status, NEVER),
        asked=float(after) if after.isdigit() else 0,
        is_unclear=status >= 500,
    )


def error_text(response: requests.Response) -> str:
    try:
        return response.json()["error"]
    except (ValueError, KeyError, TypeError):
        return ""  # empty, or the page of a proxy


def pause(failure: Failure, attempt: int) -> None:
    """Waits before the next attempt; ends the program after the last."""
    first, growth, longest, retries = failure.wait
    if attempt > retries:
        sys.exit(failure.problem)
    longer = first * growth ** (attempt - 1) * random.uniform(1, 2)
    time.sleep(max(failure.asked, UNIT * min(longest, longer)))


def save(state: dict) -> None:
    """After a power failure, the file is there as a whole, or as it was."""
    part = STATE.with_name(f"{STATE.name}.part")
    with part.open("w") as file:
        json.dump(state, file)
        file.flush()
        os.fsync(file.fileno())
    part.replace(STATE)


def main() -> None:
    # Another recording, or another configuration, is another job.
    content = hashlib.sha256(json.dumps(CONFIG).encode())
    with AUDIO.open("rb") as audio:
        while chunk := audio.read(1 << 20):
            content.update(chunk)
    digest = content.hexdigest()
    state = json.loads(STATE.read_text()) if STATE.exists() else {}
    is_known = state.get("digest") == digest
    if not is_known:
        state = {"digest": digest, "reference": str(uuid.uuid4())}
        save(state)
    if "id" not in state:
        config = {**CONFIG, "tracking": {"reference": state["reference"]}}
        # An earlier run may have sent the request.
        state["id"] = create(config, is_unclear=is_known)
        save(state)
    print(f"Job {state['id']}")


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, for example
        sys.exit(f"{type(error).__name__}: {error}")
