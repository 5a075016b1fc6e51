# Python 3.9 or later. Packages: none
"""Prints the address of each notification. Trusts every caller."""

import os
from http.server import BaseHTTPRequestHandler, HTTPServer


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(204)
        self.end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        print(self.path, flush=True)


server = HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
print("Waiting for notifications on port", server.server_port, flush=True)
server.serve_forever()
