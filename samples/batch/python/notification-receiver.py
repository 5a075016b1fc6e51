# Python 3.9 or later; packages: none
"""Receives notifications, stores them on disk, and handles each one once."""

import hmac
import json
import os
import queue
import re
import sys
import threading
from contextlib import suppress
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
HOOK_TOKEN = os.environ.get("HOOK_TOKEN") or sys.exit("Set HOOK_TOKEN first")
PORT = int(os.environ.get("PORT", "8080"))
EXPECTED = f"Bearer {HOOK_TOKEN}".encode()
MAX_BODY_BYTES = 50_000_000
FOLDER = Path("notifications")
waiting = queue.Queue()


class Receiver(BaseHTTPRequestHandler):
    """Responds with 204 once everything is stored; anything else is retried."""

    timeout = 30  # seconds without a byte

    def do_POST(self) -> None:
        query = parse_qs(urlsplit(self.path).query)
        job_id = query.get("id", [""])[0]
        outcome = query.get("status", [""])[0]
        size = self.headers.get("Content-Length", "")
        token = self.headers.get("Authorization", "")
        if not hmac.compare_digest(token.encode(), EXPECTED):
            return self.reply(401)
        if not re.fullmatch("[a-z0-9]{1,64}", job_id):
            return self.reply(400)
        if not size.isdigit():
            return self.reply(411)
        if int(size) > MAX_BODY_BYTES:
            return self.reply(413)
        body = self.rfile.read(int(size))
        is_known = (FOLDER / job_id / "outcome").exists()
        if not is_known and not is_over(job_id):
            return self.reply(503)
        items = read_items(self.headers["Content-Type"], body)
        if store(job_id, outcome, items):
            waiting.put(job_id)
        return self.reply(204)

    def reject(self) -> None:
        self.reply(405)

    do_GET = do_HEAD = do_PUT = do_DELETE = reject

    def reply(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_) -> None:
        """Keeps the query, and so the job ids, out of the server's log."""


def is_over(job_id: str) -> bool:
    """Asks the API: a call for a job that still runs isn't genuine."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    request = Request(f"{BATCH_URL}/jobs/{job_id}", headers=headers)
    with suppress(OSError, ValueError):
        with urlopen(request, timeout=10) as response:
            return json.load(response)["job"]["status"] != "running"
    return False


def read_items(content_type: str, body: bytes) -> dict:
    """Returns the content by name: each part of a form, or the raw body."""
    if not body:
        return {}
    head = f"Content-Type: {content_type or 'text/plain'}\r\n\r\n"
    message = message_from_bytes(head.encode() + body)
    if not message.is_multipart():
        return {"item": body}
    return {
        Path(part.get_param("name", "item", "content-disposition")).name:
            part.get_payload(decode=True)
        for part in message.get_payload()
    }


def store(job_id: str, outcome: str, items: dict) -> bool:
    """Returns False for a duplicate: the job ID is its key."""
    folder = FOLDER / job_id
    if (folder / "outcome").exists():
        return False
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in items.items():
        write_whole(folder / name, content)
    # Written last: what has an outcome is complete.
    write_whole(folder / "outcome", outcome.encode())
    return True


def write_whole(path: Path, content: bytes) -> None:
    """After a power failure, the file is there as a whole, or not at all."""
    part = path.with_name(f"{path.name}.{threading.get_ident()}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def handle_all() -> None:
    """Handles what is stored, also what an earlier run has left."""
    for path in sorted(FOLDER.glob("*/outcome")):
        waiting.put(path.parent.name)
    while True:
        handle(waiting.get())


def handle(job_id: str) -> None:
    folder = FOLDER / job_id
    if (folder / "handled").exists():
        return
    # Replace it with your work, such as an index or an email.
    found = {path.name for path in folder.iterdir()} - {"outcome"}
    names = sorted(name for name in found if not name.endswith(".part"))
    outcome = (folder / "outcome").read_text()
    write_whole(folder / "handled", b"")
    print(f"Job {job_id}: {outcome}; handled", *names, flush=True)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("", PORT), Receiver)
    print("Waiting for notifications on port", server.server_port, flush=True)
    threading.Thread(target=handle_all, daemon=True).start()
    server.serve_forever()
