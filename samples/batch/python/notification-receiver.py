# Python 3.9 or later; packages: none
"""Receives notifications and stores what they carry, one folder per job."""

import os
import re
import sys
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

HOOK_TOKEN = os.environ.get("HOOK_TOKEN") or sys.exit("Set HOOK_TOKEN first")
PORT = int(os.environ.get("PORT", "8080"))
MAX_BODY_BYTES = 50_000_000


class Receiver(BaseHTTPRequestHandler):
    """Answers 204 once everything is stored; anything else is retried."""

    def do_POST(self) -> None:
        query = parse_qs(urlsplit(self.path).query)
        job_id = query.get("id", [""])[0]
        outcome = query.get("status", [""])[0]
        size = int(self.headers.get("Content-Length") or 0)
        if self.headers.get("Authorization") != f"Bearer {HOOK_TOKEN}":
            return self.reply(401)
        if not re.fullmatch(r"[\w-]+", job_id):
            return self.reply(400)
        if size > MAX_BODY_BYTES:
            return self.reply(413)
        items = read_items(self.headers["Content-Type"], self.rfile.read(size))
        folder = Path("notifications", job_id)
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in items.items():
            (folder / name).write_bytes(content)
        names = ", ".join(items) or "nothing"
        print(f"Job {job_id}: {outcome}; stored {names}", flush=True)
        return self.reply(204)

    do_PUT = do_POST

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


if __name__ == "__main__":
    server = ThreadingHTTPServer(("", PORT), Receiver)
    print("Waiting for notifications on port", server.server_port, flush=True)
    server.serve_forever()
