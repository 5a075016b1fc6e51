# Python 3.9 or later. Packages: pip install requests
"""Transcribes a folder of recordings, or a list of URLs, without an operator.

One job for each, whatever happens. To continue, run it again.
Usage: python3 archive.py recordings results
       python3 archive.py urls.txt results
"""

import hashlib
import hmac
import json
import os
import random
import sys
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import requests

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
HEADERS = {"Authorization": f"Bearer {API_KEY}"}
HOOK_URL = os.environ.get("HOOK_URL")
CONFIG = {"type": "transcription", "transcription_config": {"language": "en"}}
STARTED = time.time()
DEADLINE = STARTED + float(os.environ.get("DEADLINE_SECONDS", 10 * 3600))
PRICE_PER_HOUR = float(os.environ.get("PRICE_PER_HOUR", "0"))
UPLOADS_AT_ONCE = 4
READS_AT_ONCE = 8
# Below the limits of the account, which counts what arrives.
PER_SECOND = {"POST": 8, "GET": 40, "DELETE": 40}

# What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
# Seconds of the first wait, growth, longest wait, retries in a row.
REQUEST = (1, 2, 60, 5)
RUNNING_JOB = (5, 1.5, 30, 120)
WAITS = {
    "Job In Progress": RUNNING_JOB,
    "Transcription not ready": RUNNING_JOB,
    "Resource Locked": RUNNING_JOB,
    "Max concurrent running jobs exceeded": (30, 2, 300, 10),
}
BUSY = {429, 500, 502, 503, 504}
# Seconds before a new series of retries begins.
PAUSE_SECONDS = 300
# A new job can be missing from the list for so long.
UNLISTED_SECONDS = 60
# Such a job may end well when it is created again, once.
PASSING_JOB = "Language identification failed"
JOB_AGAIN_SECONDS = 60


class Unclear(Exception):
    """The request may have created a job; has the attempts in a row so far."""

    def __init__(self, problem, attempt):
        super().__init__(problem)
        self.attempt = attempt


class Failed(Exception):
    """No retry helps this recording."""


def log(text):
    print(text, file=sys.stderr, flush=True)


def stop(reason):
    """Ends all threads; what is known is on disk."""
    log(reason)
    os._exit(1)


def pause(seconds):
    """Waits, but not beyond the deadline: then another run continues."""
    if time.time() + seconds > DEADLINE:
        stop("The deadline is near. Run it again to continue.")
    time.sleep(max(0, seconds))


def wait_before(attempt, wait):
    first, growth, longest, retries = wait
    nth = attempt % (retries + 1)
    if nth == 0:
        return PAUSE_SECONDS
    return min(longest, first * growth ** (nth - 1) * random.uniform(1, 2))


class Pace:
    """All workers together keep the rates, and the wait after a 429."""

    def __init__(self):
        self.lock = threading.Lock()
        self.next = {"POST": 0.0, "GET": 0.0}
        self.held_until = {"POST": 0.0, "GET": 0.0}

    def turn(self, method):
        kind = "POST" if method == "POST" else "GET"
        while True:
            with self.lock:
                at = max(time.time(), self.next[kind], self.held_until[kind])
                self.next[kind] = at + 1 / PER_SECOND[kind]
            pause(at - time.time())
            if time.time() >= self.held_until[kind]:
                return

    def hold_back(self, kinds, seconds):
        until = time.time() + seconds
        with self.lock:
            for kind in kinds:
                self.held_until[kind] = max(self.held_until[kind], until)
            write(self.path, json.dumps(self.held_until))

    def resume(self, path):
        """Another run continues the wait."""
        self.path = path
        if path.exists():
            self.held_until = json.loads(path.read_text())


pace = Pace()


def request(method, path, attempt=0, **arguments):
    """Returns a good response; `attempt` counts those that failed before."""
    while True:
        attempt += 1
        pace.turn(method)
        status, asked = 0, 0.0
        try:
            # An upload has no limit, its response has one.
            response = requests.request(
                method,
                BATCH_URL + path,
                headers=HEADERS,
                timeout=(None, 30),
                **arguments,
            )
            status = response.status_code
            is_page = "html" in response.headers.get("Content-Type", "")
            if response.ok and not is_page:
                return response
            problem = f"{status} {response.text}"
            reason = error_of(response)
            # A page or an empty body is a proxy's, and tells nothing of the job.
            is_proxy = is_page or (status in (404, 410) and not reason)
            is_passing = status in BUSY or is_proxy
            wait = WAITS.get(reason, REQUEST if is_passing else None)
            after = response.headers.get("Retry-After", "")
            asked = float(after) if after.isdigit() else 0.0
        except requests.RequestException as error:
            problem, wait = error, REQUEST
        log(f"{method} {path}: {problem}")
        if status in (401, 403):
            stop("Check API_KEY, and the features of your contract.")
        if not wait:
            raise Failed(problem)
        if method == "POST" and status != 429:
            raise Unclear(problem, attempt)
        seconds = max(asked, wait_before(attempt, wait))
        if status == 429:
            # Without room for a job, only new jobs wait.
            kinds = ["POST", "GET"] if wait == REQUEST else ["POST"]
            pace.hold_back(kinds, seconds)
        pause(seconds)


def error_of(response):
    try:
        return response.json().get("error")
    except (ValueError, AttributeError):
        return None  # empty, or the page of a proxy


def write(path, text, mode=0o666):
    """After a power failure, the file is there as a whole, or as it was."""
    part = path.with_name(f"{path.name}.part")
    descriptor = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, mode)
    with open(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


class Recording:
    """One recording, and what is known of its job."""

    def __init__(self, name, place, audio=None):
        self.name, self.audio = name, audio
        self.path = place.with_name(f"{place.name}.job.json")
        self.words = place.with_name(f"{place.name}.json")
        self.text = place.with_name(f"{place.name}.txt")
        self.facts = json.loads(self.path.read_text()) if self.path.exists() else {}
        self.is_unclear = False
        self.reads = 0
        self.due = 0.0

    def save(self, **facts):
        self.facts.update(facts)
        write(self.path, json.dumps({"name": self.name, **self.facts}))

    @property
    def id(self):
        return self.facts.get("id")


def read_recordings(source, results):
    results.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        files = [file for file in sorted(source.iterdir()) if is_recording(file)]
        return [Recording(file.name, results / file.name, file) for file in files]
    # A URL twice is one recording.
    urls = dict.fromkeys(source.read_text().split())
    return [Recording(url, results / place_of(url)) for url in urls]


def is_recording(path):
    return path.is_file() and not path.name.startswith(".")


def place_of(url):
    """The same in every run, wherever the URL stands in the list."""
    digest = hashlib.sha256(url.encode()).hexdigest()[:12]
    return f"{Path(urlsplit(url).path).name[:100]}-{digest}"


class Jobs:
    """The list of all jobs: one list serves all recordings."""

    def __init__(self):
        self.lock = threading.Lock()
        self.at, self.jobs = 0.0, []

    def since(self, moment):
        """Returns a list that began at that time or later."""
        with self.lock:
            if self.at < moment:
                began = time.time()
                self.jobs = list(self.read())
                self.at = began
            return self.jobs

    def read(self):
        query, known = {"limit": 100}, set()
        while True:
            page = request("GET", "/jobs", params=query).json()["jobs"]
            fresh = [job for job in page if job["id"] not in known]
            if not fresh:
                return
            yield from fresh
            known.update(job["id"] for job in fresh)
            # Several jobs can start in the same millisecond.
            last = fresh[-1]["created_at"].replace("Z", "+00:00")
            later = datetime.fromisoformat(last) + timedelta(milliseconds=1)
            text = later.strftime("%Y-%m-%dT%H:%M:%S.%f")
            query["created_before"] = f"{text[:-3]}Z"


jobs = Jobs()


def reference_of(job):
    return ((job.get("config") or {}).get("tracking") or {}).get("reference")


def find(recording):
    """Looks for a job at once, and when the list can't lack it any more."""
    reference = recording.facts["reference"]
    failed = max(STARTED, recording.facts["sentAt"])
    for moment in (time.time(), failed + UNLISTED_SECONDS):
        pause(moment - time.time())
        for job in jobs.since(moment):
            if reference_of(job) == reference:
                return job["id"]
    return None


def create(recording):
    """Creates the job of a recording, if there is none."""
    attempt = 0
    while True:
        if recording.facts.get("sentAt"):
            recording.is_unclear = True
            found = find(recording)
            if found:
                return recording.save(id=found)
        reference = recording.facts.get("reference") or str(uuid.uuid4())
        # Before the request: another run finds its job by it.
        recording.save(reference=reference, sentAt=time.time())
        config = {**CONFIG, "tracking": {"reference": reference}}
        if HOOK_URL:
            secret = f"Authorization: Bearer {Hook.token}"
            hook = {"url": HOOK_URL, "contents": [], "auth_headers": [secret]}
            config["notification_config"] = [hook]
        if recording.audio is None:
            config["fetch_data"] = {"url": recording.name}
        parts = {"config": (None, json.dumps(config))}
        if recording.audio:
            # As bytes: a repeat would find the end of an open file.
            audio = recording.audio.read_bytes()
            # The list shows the name also of a deleted job.
            name = reference + recording.audio.suffix
            parts["data_file"] = (name, audio)
        try:
            response = request("POST", "/jobs", attempt, files=parts)
            return recording.save(id=response.json()["id"])
        except Unclear as unclear:
            attempt = unclear.attempt
            # Only a whole upload makes a job.
            recording.facts["sentAt"] = time.time()
            pause(wait_before(attempt, REQUEST))


class Hook(BaseHTTPRequestHandler):
    """Notes which jobs have ended, known already or not."""

    ended = set()
    token = ""

    def do_POST(self):
        sent = self.headers.get("Authorization", "").encode()
        is_genuine = hmac.compare_digest(sent, f"Bearer {self.token}".encode())
        self.send_response(204 if is_genuine else 401)
        self.end_headers()
        if is_genuine:
            self.ended.update(parse_qs(urlsplit(self.path).query).get("id", []))

    def log_message(self, *_):
        pass


def secret_of(results):
    """The same in every run: a job keeps the secret it was created with."""
    path = results / ".hook-token"
    if not path.exists():
        write(path, str(uuid.uuid4()), 0o600)
    return path.read_text()


def plan(recording):
    """A notification can be lost for good: each job is read all the same."""
    recording.reads += 1
    usual = wait_before(recording.reads, RUNNING_JOB)
    recording.due = time.time() + (max(60, usual) if HOOK_URL else usual)


def read(recording):
    """Reads a job; returns True when the recording is at its end."""
    if not recording.text.exists():
        job = request("GET", f"/jobs/{recording.id}").json()["job"]
        reason = "; ".join(one["message"] for one in job.get("errors") or [])
        if job["status"] == "running":
            plan(recording)
            return False
        has_run = recording.facts.get("runs")
        if job["status"] != "done" and PASSING_JOB in reason and not has_run:
            pause(JOB_AGAIN_SECONDS * random.uniform(1, 2))
            recording.save(id=None, reference=None, sentAt=None, runs=1)
            return False
        if job["status"] != "done":
            raise Failed(f"{job['status']}: {reason}")
        path = f"/jobs/{recording.id}/transcript"
        words = request("GET", path)
        text = request("GET", path, params={"format": "txt"}).content.decode()
        write(recording.words, words.content.decode())
        # In the job, the duration of a fetched recording can be missing.
        recording.save(seconds=words.json()["job"]["duration"])
        write(recording.text, text)
    if not recording.facts.get("isDeleted"):
        # The transcript is on disk, so the service need not keep it.
        try:
            request("DELETE", f"/jobs/{recording.id}")
        except Failed as error:
            if "Job not found" not in str(error):
                raise
        recording.save(isDeleted=True)
    return True


def attempt(step, recording):
    try:
        return step(recording)
    except Failed as error:
        recording.save(failure=str(error))
        return True


def transcribe_all(recordings):
    """Creates jobs and reads them, until none is open."""
    uploads = ThreadPoolExecutor(UPLOADS_AT_ONCE)
    reads = ThreadPoolExecutor(READS_AT_ONCE)
    # One step of each recording at a time.
    running = {}
    opened = [one for one in recordings if not one.facts.get("failure")]
    while opened:
        for recording in opened:
            if recording in running:
                continue
            is_due = recording.due < time.time() or recording.id in Hook.ended
            if not recording.id:
                recording.due = 0
                running[recording] = uploads.submit(attempt, create, recording)
            elif recording.due == 0 and not recording.text.exists():
                plan(recording)
            elif is_due or recording.text.exists():
                Hook.ended.discard(recording.id)
                running[recording] = reads.submit(attempt, read, recording)
        pause(0.1)
        for recording, step in list(running.items()):
            if step.done():
                del running[recording]
                if step.result():
                    opened.remove(recording)


def main():
    if len(sys.argv) != 3 or not Path(sys.argv[1]).exists():
        sys.exit("Usage: python3 archive.py <folder or list of URLs> <results>")
    recordings = read_recordings(Path(sys.argv[1]), Path(sys.argv[2]))
    pace.resume(Path(sys.argv[2]) / ".held-until.json")
    if HOOK_URL:
        Hook.token = os.environ.get("HOOK_TOKEN") or secret_of(Path(sys.argv[2]))
        address = ("", int(os.environ.get("HOOK_PORT", "8080")))
        server = ThreadingHTTPServer(address, Hook)
        threading.Thread(target=server.serve_forever, daemon=True).start()
    transcribe_all(recordings)
    # The list can lag, and a retry create a second job: delete it.
    kept = {one.facts.get("reference"): one.id for one in recordings}
    if any(one.is_unclear for one in recordings):
        for job in jobs.since(time.time()):
            own = kept.get(reference_of(job))
            if own and own != job["id"]:
                request("DELETE", f"/jobs/{job['id']}", params={"force": "true"})
    failed = [one for one in recordings if one.facts.get("failure")]
    for one in failed:
        log(f"{one.name}: {one.facts['failure']}")
    hours = sum(one.facts.get("seconds", 0) for one in recordings) / 3600
    done = len(recordings) - len(failed)
    print(f"{done} done, {len(failed)} failed, {hours:.3f} hours")
    if PRICE_PER_HOUR:
        print(f"Cost: {hours * PRICE_PER_HOUR:.2f}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
