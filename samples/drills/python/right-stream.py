# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Streams a WAV file, and gets every word once, whatever happens on the way.

Usage: python3 right-stream.py recording.wav
"""

import asyncio
import json
import os
import random
import sys
import urllib.error
import urllib.request
import wave

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get("REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2")
KEYS_URL = os.environ.get("KEYS_URL", "https://{{provider.managementHost}}/v1")

# Failures that pass; anything else is fatal.
PASSING = {"job_error", "quota_exceeded", "unknown_error", "internal_error"}
PASSING |= {1001, 1006, 1011, 1012, 4005, 4013}
# A problem that no page lists, or a session without words: once more.
ONCE = {"unknown_error", "no words"}
FATAL = ("invalid_", "config_", "protocol_", "not_", "timelimit_")
# The session is over, and the next one continues.
OVER = {"idle_timeout", "session_timeout", "early end", 1008}
FIRST_WAIT, LONGEST_WAIT, MAX_RETRIES = 5, 60, 8
# Of the service for keys; other statuses don't pass.
BUSY = {429, 500, 502, 503, 504}
MAX_UNCONFIRMED = 50
# A large dictionary takes up to 15 s until the session starts.
START_SECONDS = 30
# Every frame is confirmed, so this long a silence is a dead connection.
SILENCE_SECONDS = 20
END_SECONDS = 30
# Numbers are loud throughout: so much audio without words is a failure.
WORDLESS_SECONDS = 15


class Failure(Exception):
    """A session that ended before its audio."""

    def __init__(self, reason, is_passing=False, asked=0):
        super().__init__(str(reason))
        self.is_over = reason in OVER
        self.is_passing = is_passing or self.is_over
        self.is_passing |= reason in PASSING or reason in ONCE
        self.asked = asked


class Transcript:
    """Words so far. The last one stays open: a cut may have truncated it."""

    def __init__(self):
        self.words, self.open, self.until = [], None, 0.0

    def add(self, results, offset):
        for result in results:
            start = round(offset + result["start_time"], 2)
            if start < self.until - 0.01:
                continue  # A final that came before.
            self.commit()
            word = result["alternatives"][0]["content"]
            self.open = (word, start)
            self.until = round(offset + result["end_time"], 2)

    def commit(self):
        if self.open:
            self.words.append(self.open[0])
        self.open = None

    def restart(self):
        """Returns where the next session begins."""
        if self.open:
            self.until = self.open[1]
        self.open = None
        return self.until


def failed_with(kind):
    is_fatal = kind.startswith(FATAL)
    if not is_fatal and kind not in PASSING and kind not in OVER:
        ONCE.add(kind)
    return Failure(kind, not is_fatal)


def request_key():
    headers = {"Authorization": f"Bearer {API_KEY}"}
    address = f"{KEYS_URL}/api_keys?type=rt"
    request = urllib.request.Request(address, b'{"ttl": 3600}', headers)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)["key_value"]


async def get_key():
    """Returns the key of the next session; a rejected API key is fatal."""
    if not os.environ.get("TEMPORARY_KEY"):
        return API_KEY
    # What passes is tried five times more: a request has waits of its own.
    for wait in (1, 2, 4, 8, 16, 0):
        asked = 0
        try:
            return await asyncio.to_thread(request_key)
        except urllib.error.HTTPError as error:
            failure = Failure(f"key HTTP {error.code}")
            if error.code not in BUSY:
                raise failure from error
            asked = float(error.headers.get("Retry-After", 0))
        except (OSError, ValueError) as error:
            failure = Failure(f"key: {error}")
        if wait:
            await asyncio.sleep(max(asked, wait * random.uniform(1, 2)))
    raise failure


async def run_session(audio, rate, transcript, is_retry):
    """Streams from where the last session ended; returns at the end."""
    offset = transcript.restart()
    headers = {"Authorization": f"Bearer {await get_key()}"}
    # A long transcript is larger than the library's limit of 1 MiB.
    async with connect(
        URL, additional_headers=headers, max_size=None, close_timeout=1
    ) as socket:
        sound = {"type": "raw", "encoding": "pcm_s16le", "sample_rate": rate}
        start = {"message": "StartRecognition", "audio_format": sound}
        start["transcription_config"] = {"language": "en", "max_delay": 1}
        await socket.send(json.dumps(start))
        state = {"confirmed": 0, "sent": 0, "ended": False, "cut": False}
        state["complete"] = False

        def is_failing():
            # A retry without words stays: what has none twice can be music.
            if is_retry and transcript.until == offset:
                return False
            sent = offset + state["sent"] / 10
            return sent - transcript.until > WORDLESS_SECONDS

        started = asyncio.Event()
        sending = asyncio.create_task(
            send_audio(socket, audio, rate, offset, state, started, is_failing)
        )
        try:
            while True:
                wait = SILENCE_SECONDS if started.is_set() else START_SECONDS
                wait = END_SECONDS if state["ended"] else wait
                message = json.loads(await asyncio.wait_for(socket.recv(), wait))
                name = message["message"]
                if name == "RecognitionStarted":
                    started.set()
                elif name == "AudioAdded":
                    state["confirmed"] = message["seq_no"]
                elif name == "AddTranscript":
                    transcript.add(message["results"], offset)
                elif message.get("type") == "duration_limit_exceeded":
                    # What is on its way is not transcribed.
                    state["cut"] = True
                elif name == "Error":
                    raise failed_with(message["type"])
                elif name == "EndOfTranscript":
                    # Sound that was confirmed, and has no words, is lost.
                    is_silent = transcript.until == offset and state["sent"] > 20
                    has_end = state["ended"] and not state["cut"]
                    if has_end and (is_silent or is_failing()):
                        raise Failure("no words")
                    if state["cut"] or not state["complete"]:
                        raise Failure("early end")
                    return
        except asyncio.TimeoutError:
            socket.transport.abort()
            raise Failure(1006) from None
        finally:
            sending.cancel()


async def send_audio(
    socket, audio, rate, offset, state, started, is_failing
):
    await started.wait()
    size = rate // 10 * 2
    begin = round(offset * rate) * 2
    # When you end a turn yourself, in seconds.
    force = float(os.environ.get("FORCE_SECONDS", "inf"))
    if force <= offset:
        force = float("inf")
    for at in range(begin, len(audio), size):
        if is_failing():
            break
        while state["sent"] - state["confirmed"] >= MAX_UNCONFIRMED:
            await asyncio.sleep(0.05)
        await socket.send(audio[at : at + size])
        state["sent"] += 1
        if (at + size) / 2 / rate >= force:
            turn = {"message": "ForceEndOfUtterance", "timestamp": force - offset}
            await socket.send(json.dumps(turn))
            force = float("inf")
        await asyncio.sleep(0.1)
    else:
        state["complete"] = True
    end = {"message": "EndOfStream", "last_seq_no": state["sent"]}
    state["ended"] = True
    await socket.send(json.dumps(end))


async def main():
    try:
        with wave.open(sys.argv[1]) as file:
            rate = file.getframerate()
            audio = file.readframes(file.getnframes())
    except wave.Error:
        sys.exit("Convert the recording to WAV first")
    transcript, failures, has_new_key = Transcript(), 0, False
    while True:
        before = transcript.until
        try:
            await run_session(audio, rate, transcript, failures > 0)
            transcript.commit()
            break
        except InvalidStatus as error:
            status = error.response.status_code
            is_passing = status == 429 or status >= 500
            # A temporary key may have expired on its way: one new key shows it.
            is_old_key = status == 401 and bool(os.environ.get("TEMPORARY_KEY"))
            if is_old_key and not has_new_key:
                has_new_key = True
                continue
            asked = float(error.response.headers.get("Retry-After", 0))
            failure = Failure(f"handshake HTTP {status}", is_passing, asked)
        except ConnectionClosed as error:
            failure = Failure(error.rcvd.code if error.rcvd else 1006)
        except OSError:
            failure = Failure(1006)
        except Failure as error:
            failure = error
        print(failure, file=sys.stderr)
        has_final = transcript.until > before
        failures = 1 if has_final else failures + 1
        most = 1 if str(failure) in ONCE else MAX_RETRIES
        if not failure.is_passing or failures > most:
            transcript.restart()
            print(*transcript.words)
            sys.exit(1)
        if failure.is_over and has_final:
            continue
        longer = FIRST_WAIT * 2 ** (failures - 1) * random.uniform(1, 2)
        await asyncio.sleep(max(failure.asked, min(LONGEST_WAIT, longer)))
    print(*transcript.words)


asyncio.run(main())
