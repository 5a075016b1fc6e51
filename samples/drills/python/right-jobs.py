# Python 3.9 or later. Packages: pip install requests
"""Transcribes recordings: one job for each, whatever happens on the way.

It saves the reference of each job in STATE_DIR, to outlive its own end:
{{provider.siteUrl}}/speech-to-text/batch/troubleshooting#create-one-job
Polls, or waits for notifications when HOOK_URL and DRILL_KIND ask for them.
Usage: python3 right-jobs.py recording.wav, or a folder of recordings
"""

import json
import os
import random
import sys
import threading
import time
import uuid
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
HEADERS = {"Authorization": f"Bearer {API_KEY}"}
ATTEMPTS = 6
# Thousands of jobs have to become fewer.
FULL = "Max concurrent running jobs exceeded"
DEADLINE_SECONDS = 20
# A new job can be missing from the list for so long.
UNLISTED_SECONDS = 60
STATE_DIR = Path(os.environ.get("STATE_DIR", "."))
# A job that fails so may end well when it is created again, a minute later.
PASSING_JOB = "Language identification failed"
JOB_AGAIN_SECONDS = 60
FEATURE = os.environ.get("FEATURE")


class Unclear(Exception):
    """The request may or may not have had its effect."""


def request(method, path, is_safe=True, **arguments):
    """Tries again when the response may change; returns a good response."""
    for attempt in range(ATTEMPTS):
        wait = 2**attempt * random.uniform(1, 2)
        try:
            response = requests.request(
                method, BATCH_URL + path, headers=HEADERS, timeout=30, **arguments
            )
            status = response.status_code
            if response.ok:
                return response
            if status != 429 and status < 500:
                sys.exit(f"{status}: {response.text}")
            if FULL in response.text:
                wait = min(300, 30 * 2**attempt) * random.uniform(1, 2)
            wait = max(wait, asked_for(response))
            is_rejected = status == 429
        except requests.RequestException as error:
            status, is_rejected = error, False
        print(f"{method} {path}: {status}", file=sys.stderr)
        if not is_safe and not is_rejected:
            raise Unclear
        if attempt < ATTEMPTS - 1:
            time.sleep(wait)
    sys.exit(f"{method} {path}: no response after {ATTEMPTS} attempts")


def asked_for(response):
    """Returns the seconds of Retry-After: a number, or a date."""
    value = response.headers.get("Retry-After", "0")
    if value.isdigit():
        return float(value)
    try:
        wait = parsedate_to_datetime(value) - datetime.now(timezone.utc)
        return wait.total_seconds()
    except (TypeError, ValueError):
        return 0


def find(reference):
    """Looks for a job at once, and when the list can't lack it any more."""
    for wait in (random.uniform(1, 2), UNLISTED_SECONDS):
        time.sleep(wait)
        # Its place is the first page: this program creates one or two jobs.
        for job in request("GET", "/jobs?limit=100").json()["jobs"]:
            tracking = (job.get("config") or {}).get("tracking") or {}
            if tracking.get("reference") == reference:
                return job["id"]
    return None


def submit(path, settings=None, run=1):
    """Creates one job; after an unclear response it looks for the job first."""
    # Before the request: another start of this program finds its job by it.
    saved = STATE_DIR / f"{Path(path).name}-{run}.json"
    is_known = saved.exists()
    reference = saved.read_text() if is_known else str(uuid.uuid4())
    saved.write_text(reference)
    known = find(reference) if is_known else None
    if known:
        return known
    config = {"type": "transcription", "tracking": {"reference": reference}}
    config["transcription_config"] = {"language": "en"}
    config.update(settings or {})
    for _ in range(ATTEMPTS):
        try:
            # As bytes: a repeat would find the end of an open file.
            audio = ("recording.wav", Path(path).read_bytes())
            parts = {"data_file": audio, "config": (None, json.dumps(config))}
            response = request("POST", "/jobs", is_safe=False, files=parts)
            return response.json()["id"]
        except Unclear:
            job = find(reference)
            if job:
                return job
    sys.exit("The job was not created")


def has_failed_part(job):
    """A job can be done without a part that it should have."""
    metadata = request("GET", f"/jobs/{job}/transcript").json()["metadata"]
    errors = metadata.get(FEATURE.replace("config", "errors")) or []
    return any(error["type"].endswith("_failed") for error in errors)


def poll(job, again=None):
    end = time.monotonic() + DEADLINE_SECONDS
    while time.monotonic() < end:
        details = request("GET", f"/jobs/{job}?wait=2").json()["job"]
        status, errors = details["status"], details.get("errors") or []
        is_broken = any(one["message"] == PASSING_JOB for one in errors)
        if status == "done" and FEATURE:
            is_broken = has_failed_part(job)
        if again and is_broken:
            time.sleep(JOB_AGAIN_SECONDS)
            return poll(again())
        if status == "done":
            return request("GET", f"/jobs/{job}/transcript?format=txt").text
        if status != "running":
            sys.exit(f"Job {job}: {status}")
        time.sleep(0.5)
    sys.exit(f"Job {job} still runs after {DEADLINE_SECONDS} s")


class Hook(BaseHTTPRequestHandler):
    """Keeps the first notification of each job, known already or not."""

    received = {}
    secret = f"Bearer {uuid.uuid4()}"

    def do_POST(self):
        job = parse_qs(urlsplit(self.path).query).get("id", [""])[0]
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        # Anybody can call this server.
        is_genuine = self.headers.get("Authorization") == self.secret
        if is_genuine:
            self.received.setdefault(job, body.decode())
        self.send_response(204 if is_genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


def notified(paths):
    address = ("127.0.0.1", int(os.environ["HOOK_PORT"]))
    server = ThreadingHTTPServer(address, Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    hook = {
        "url": os.environ["HOOK_URL"],
        "contents": ["transcript.txt"],
        "auth_headers": [f"Authorization: {Hook.secret}"],
    }
    jobs = [submit(path, {"notification_config": [hook]}) for path in paths]
    end = time.monotonic() + DEADLINE_SECONDS
    while not all(job in Hook.received for job in jobs):
        if time.monotonic() > end:
            # A notification can be lost for good: the job is still there.
            return [Hook.received.get(job) or poll(job) for job in jobs]
        time.sleep(0.1)
    return [Hook.received[job] for job in jobs]


if os.environ.get("DRILL_KIND") == "webhook":
    print("\n".join(notified([os.environ["AUDIO"], os.environ["AUDIO_2"]])))
else:
    given = Path(sys.argv[1])
    feature = {FEATURE: {}} if FEATURE else {}
    # One after the other, they keep every limit of the account.
    for path in sorted(given.iterdir()) if given.is_dir() else [given]:
        print(poll(submit(path, feature), lambda: submit(path, feature, 2)))
