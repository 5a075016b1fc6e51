# Python 3.9 or later. Packages: none
"""Serves the page and makes temporary keys, so that API_KEY stays here.

Usage: python3 key_server.py, then open http://localhost:3000
The files of the page are in the same folder.
"""

import http.client
import json
import os
import queue
import secrets
import select
import sys
import threading
from base64 import b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
AGENT_ID = os.environ.get("AGENT_ID", "YOUR_AGENT_ID")
KEYS_URL = os.environ.get("KEYS_URL", "https://{{provider.managementHost}}/v1")
FLOW_URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
PORT = int(os.environ.get("PORT", "3000"))
# What your account may hold at once; other pages wait in line.
MAX_CONVERSATIONS = int(os.environ.get("MAX_CONVERSATIONS", "3"))
# Proxies close a response that is silent for longer.
HEARTBEAT_SECONDS = 15
TIMEOUT_SECONDS = 10
TEMPORARY = {429, 500, 502, 503, 504}

FOLDER = Path(__file__).resolve().parent
SCRIPT = "text/javascript"
TYPES = {".html": "text/html", ".js": SCRIPT, ".mjs": SCRIPT}
FILES = {"index.html", "app.js", "flow.js", "recovery.js", "news.js"}
FILES |= {"tools.mjs", "audio.js"}
FILES |= {"microphone.worklet.js", "loudspeaker.worklet.js"}


class Failure(Exception):
    """Why there is no key, and when the page may try again."""

    def __init__(self, reason, is_temporary=False, after=None):
        super().__init__(reason)
        self.is_temporary = is_temporary
        self.after = after  # of a Retry-After


def make_key():
    """Requests a key that opens conversations for the next 60 seconds."""
    headers = {
        "Authorization": f"Bearer {API_KEY}",
        "Content-Type": "application/json",
    }
    url = f"{KEYS_URL}/api_keys?type=flow"
    request = Request(url, json.dumps({"ttl": 60}).encode(), headers)
    try:
        with urlopen(request, timeout=TIMEOUT_SECONDS) as response:
            return json.load(response)["key_value"]
    except HTTPError as error:
        is_temporary = error.code in TEMPORARY
        hint = "" if is_temporary else " Check API_KEY."
        reason = f"The service gave no key (HTTP {error.code}).{hint}"
        after = error.headers.get("Retry-After")
        raise Failure(reason, is_temporary, after) from None
    except (OSError, URLError) as error:
        reason = getattr(error, "reason", error)
        text = f"The service is unreachable ({reason})."
        raise Failure(text, is_temporary=True) from None


def try_key(key):
    """Tries a key, because a page can't see why its own handshakes failed."""
    url = urlsplit(FLOW_URL)
    if url.scheme == "wss":
        connect = http.client.HTTPSConnection
    else:
        connect = http.client.HTTPConnection
    connection = connect(url.netloc, timeout=TIMEOUT_SECONDS)
    headers = {
        "Authorization": f"Bearer {key}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(secrets.token_bytes(16)).decode(),
    }
    try:
        connection.request("GET", url.path, headers=headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return  # it can pass
    finally:
        connection.close()
    if status == 401:
        raise Failure(f"{FLOW_URL} rejects keys of this account.")


class Line:
    """Lets pages talk in the order in which they came."""

    def __init__(self):
        self.lock = threading.Lock()
        self.talking = set()
        self.waiting = []

    def join(self):
        """Returns the queue of what a page is told."""
        events = queue.SimpleQueue()
        with self.lock:
            self.waiting.append(events)
            self.admit()
        return events

    def leave(self, events):
        with self.lock:
            self.talking.discard(events)
            if events in self.waiting:
                self.waiting.remove(events)
            self.admit()

    def admit(self):
        while self.waiting and len(self.talking) < MAX_CONVERSATIONS:
            first = self.waiting.pop(0)
            self.talking.add(first)
            first.put("event: turn\ndata: now\n\n")
        for place, events in enumerate(self.waiting, 1):
            events.put(f"event: place\ndata: {place}\n\n")


line = Line()


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        url = urlsplit(self.path)
        if url.path != "/key":
            return self.send_error(404)
        try:
            # Check here that the caller is one of your users.
            key = make_key()
            # Two handshakes in a row have failed.
            if int(parse_qs(url.query).get("refused", ["0"])[0]) >= 2:
                try_key(key)
        except Failure as failure:
            # The page tries again after 503 only, not before Retry-After.
            self.log_message("%s", failure)
            after = {"Retry-After": failure.after} if failure.after else {}
            status = 503 if failure.is_temporary else 500
            return self.answer(status, "text/plain", str(failure), after)
        body = {"url": FLOW_URL, "agentId": AGENT_ID, "key": key}
        headers = {"Cache-Control": "no-store"}
        self.answer(200, "application/json", json.dumps(body), headers)

    def do_GET(self):
        name = urlsplit(self.path).path[1:] or "index.html"
        if name == "line":
            self.wait_in_line()
        elif name in FILES:
            path = FOLDER / name
            self.answer(200, TYPES[path.suffix], path.read_text("utf-8"))
        else:
            self.send_error(404)

    def answer(self, status, kind, text, headers=()):
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in dict(headers).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def wait_in_line(self):
        """A page keeps this response open while it waits and talks."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        events = line.join()
        try:
            silence = 0
            # A page that is gone can be read: there is nothing.
            while not select.select([self.connection], [], [], 0)[0]:
                try:
                    text = events.get(timeout=1)
                except queue.Empty:
                    silence += 1
                    if silence < HEARTBEAT_SECONDS:
                        continue
                    text = ":\n\n"
                silence = 0
                self.wfile.write(text.encode())
        except OSError:
            pass  # the page is gone
        finally:
            line.leave(events)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("localhost", PORT), Handler)
    print(f"Open http://localhost:{PORT}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
