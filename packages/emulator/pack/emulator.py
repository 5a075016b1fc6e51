"""Runs the emulator for tests in Python; needs nothing but the standard library.

The fixture for pytest: `from emulator import emulator` in your tests or in conftest.py.
Set EMULATOR_JS to the path of emulator.cjs when it isn't beside this file.
"""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path


class Emulator:
    """A running emulator: its addresses in `urls`, and what clients did in `report()`."""

    def __init__(self, *options):
        script = os.environ.get("EMULATOR_JS", Path(__file__).with_name("emulator.cjs"))
        self._folder = tempfile.TemporaryDirectory()
        self._file = Path(self._folder.name) / "report.json"
        command = ["node", str(script), "serve", "--port", "0"]
        command += ["--report", str(self._file), *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.urls = {}
        for line in self._process.stdout:
            found = re.match(r"export (\w+)=(\S+)", line)
            if found:
                self.urls[found[1]] = found[2]
            if "FLOW_WEBRTC_URL" in self.urls:
                break
        else:
            self.close()
            raise RuntimeError("The emulator did not start")

    def report(self):
        """What clients did so far: sessions that ended, and requests."""
        if not self._file.exists():
            return {"sessions": [], "requests": []}
        return json.loads(self._file.read_text(encoding="utf-8"))

    def broken_rules(self):
        """The rules that clients broke in sessions that ended, and in requests."""
        report = self.report()
        judged = report["sessions"] + report["requests"]
        return [rule for one in judged for rule in one.get("broken", [])]

    def close(self):
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()
        self._folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


try:
    import pytest
except ImportError:
    pass
else:

    @pytest.fixture
    def emulator(request):
        """An emulator for one test; options by `@pytest.mark.parametrize(..., indirect=True)`."""
        with Emulator(*getattr(request, "param", ())) as running:
            yield running
