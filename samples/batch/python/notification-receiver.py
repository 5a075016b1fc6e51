# Python 3.9 or later. Packages: none
"""Receives notifications, stores them on disk, and handles each one once."""

import hmac
import json
import os
import queue
import sys
import threading
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, unquote, urlsplit
from urllib.request import Request, urlopen

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
HOOK_TOKEN = os.environ.get("HOOK_TOKEN") or sys.exit("Set HOOK_TOKEN first")
PORT = int(os.environ.get("PORT", "8080"))
EXPECTED = f"Bearer {HOOK_TOKEN}".encode()
MAX_BODY_BYTES = 50_000_000
RETRY_SECONDS = float(os.environ.get("RETRY_SECONDS", "60"))
# What a proxy or a busy service can return. Anything else needs a fix.
PASSING = (404, 410, 429, 500, 502, 503, 504)
FOLDER = Path("notifications")
waiting = queue.Queue()


class Receiver(BaseHTTPRequestHandler):
    """Responds with 204 once everything is stored; anything else is retried."""

    timeout = 30  # seconds without a byte

    def do_POST(self) -> None:
        query = parse_qs(urlsplit(self.path).query)
        # An ID can be any text: encoded, it names a folder.
        name = quote(query.get("id", [""])[0], safe="")
        outcome = query.get("status", [""])[0]
        size = self.headers.get("Content-Length", "0")
        token = self.headers.get("Authorization", "")
        if not hmac.compare_digest(token.encode(), EXPECTED):
            return self.reply(401)
        if not name.strip(".") or len(name) > 200:
            return self.reply(400)
        if not size.isdigit() or "Transfer-Encoding" in self.headers:
            return self.reply(411)
        if int(size) > MAX_BODY_BYTES:
            return self.reply(413)
        body = self.rfile.read(int(size))
        if len(body) < int(size):
            return self.reply(400)
        items = read_items(self.headers["Content-Type"], body)
        if store(name, outcome, items):
            waiting.put(name)
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


def store(name: str, outcome: str, items: dict) -> bool:
    """Returns False for a duplicate: the job ID is its key."""
    folder = FOLDER / name
    if (folder / "handled").exists():
        return False
    folder.mkdir(parents=True, exist_ok=True)
    for item, content in items.items():
        write_whole(folder / item, content)
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


class NeedsFixError(Exception):
    """The same request fails again, as with a wrong API_KEY."""


def handle_all() -> None:
    """Handles all stored notifications, also those of earlier runs."""
    for path in sorted(FOLDER.glob("*/outcome")):
        waiting.put(path.parent.name)
    while True:
        name = waiting.get()
        try:
            handle(name)
        except NeedsFixError as error:
            # New notifications are still stored.
            print(f"Job {unquote(name)}: {error}", file=sys.stderr)
            return
        except Exception as error:  # such as an API that is out of reach
            print(f"Job {unquote(name)}: {error!r}", file=sys.stderr)
            again = threading.Timer(RETRY_SECONDS, waiting.put, [name])
            again.daemon = True
            again.start()


def read_status(name: str) -> str:
    headers = {"Authorization": f"Bearer {API_KEY}"}
    request = Request(f"{BATCH_URL}/jobs/{name}", headers=headers)
    try:
        with urlopen(request, timeout=10) as response:
            return json.load(response)["job"]["status"]
    except HTTPError as error:
        # A proxy can return 404, too, but not this JSON.
        if error.code in (404, 410) and json.load(error)["error"]:
            return "deleted"
        if error.code in PASSING:
            raise
        raise NeedsFixError(
            f"HTTP {error.code} from the API. Fix the cause, and restart: "
            "nothing is handled until then."
        ) from error


def handle(name: str) -> None:
    folder = FOLDER / name
    if (folder / "handled").exists():
        return
    job_id = unquote(name)
    status = read_status(name)
    if status == "running":
        raise RuntimeError("still running")
    if status in ("deleted", "expired"):  # or forged
        write_whole(folder / "handled", b"")
        print(f"Job {job_id}: deleted", flush=True)
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
