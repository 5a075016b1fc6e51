# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Transcribes a live stream across sessions, without losing words.

Reads raw audio from standard input: 16-bit, 16 kHz, one channel. If it has
to stop, it saves what has no transcript yet, for another run.
Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | python3 resilient-stream.py
"""

import asyncio
import json
import os
import random
import signal
import ssl
import sys
import time
from collections import deque
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.exceptions import InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
SAMPLE_RATE = 16000
BYTES_PER_SECOND = 2 * SAMPLE_RATE
FRAME_BYTES = BYTES_PER_SECOND // 10
MAX_UNCONFIRMED = 50

# What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
RENEW = {"idle_timeout", "session_timeout", "duration_limit_exceeded", 1008}
RETRY = {"asr_error", "internal_error", "job_error", "quota_exceeded"}
RETRY |= {429, 500, 502, 503, 504}
STOP = {"config_error", "protocol_error", "not_authorised", "not_allowed"}
STOP |= {"timelimit_exceeded", "certificate"}
STOP |= {1003, 4001, 4003, 4004, 4006}
FIRST_WAIT = float(os.environ.get("RETRY_SECONDS", "5"))
LONGEST_WAIT = 60
MAX_RETRIES = 8

# When a message is later than this, the connection counts as broken.
START_SECONDS, CONFIRM_SECONDS, END_SECONDS = 30, 20, 30
# Older audio without a final is silence, unless its session has no final;
# more than the buffer waits at the source.
REPLAY_SECONDS, BUFFER_SECONDS = 60, 600
# A session that has no words for so much loud audio may have failed.
WORDLESS_SECONDS = 15

START = {
    "message": "StartRecognition",
    "audio_format": {
        "type": "raw",
        "encoding": "pcm_s16le",
        "sample_rate": SAMPLE_RATE,
    },
    "transcription_config": {
        "language": "en",
        "model": "enhanced",
        "max_delay": 2,
    },
}


class Ended(Exception):
    """A session that ended before its audio, and what to do now."""

    def __init__(self, seen, reason, asked=0.0):
        super().__init__(reason)
        self.action = decide(seen)
        self.asked = asked  # seconds of a Retry-After


def decide(seen):
    """`seen` is the type of the Error, the close code, or the status."""
    if seen in RENEW:
        return "renew"
    if seen in RETRY:
        return "retry"
    if seen in STOP:
        return "stop"
    if isinstance(seen, int):
        return "retry" if seen >= 1000 else "stop"
    return "stop" if seen.startswith("invalid_") else "once"


def log(text):
    with suppress(OSError):
        print(text, file=sys.stderr)


def count_loud(data):
    """Counts the samples that are louder than -40 dB."""
    samples = memoryview(data[: len(data) // 2 * 2]).cast("h")
    return sum(abs(sample) > 328 for sample in samples)


class Replay:
    """Buffers the audio that no final transcript covers yet."""

    def __init__(self):
        self.data = bytearray()
        self.start = 0.0  # seconds of the stream before the first byte
        self.finals = 0
        self.ended = False
        self.failure = None  # of the source
        self.has_lost = False  # dropped sound that got no words
        self.changed = asyncio.Event()

    async def record(self, source):
        """Reads the source until it ends, in a thread of its own."""
        try:
            while data := await asyncio.to_thread(source.read1, FRAME_BYTES):
                self.data += data
                self.changed.set()
                while len(self.data) > BUFFER_SECONDS * BYTES_PER_SECOND:
                    await asyncio.sleep(0.1)
        except OSError as error:
            self.failure = error
        self.ended = True
        self.changed.set()

    def drop_before(self, seconds):
        """Drops what is transcribed; returns the number of bytes."""
        samples = round((seconds - self.start) * SAMPLE_RATE)
        count = max(0, min(2 * samples, len(self.data)))
        del self.data[:count]
        self.start += count / BYTES_PER_SECOND
        return count

    def stop(self, reason, status=1):
        """Saves the buffer, says what is in it, and ends the program."""
        path = f"unsent-{time.time_ns()}.raw"
        end = self.start + len(self.data) / BYTES_PER_SECOND
        saved = f"{self.start:.2f} s to {end:.2f} s are in {path}"
        try:
            with open(path, "xb") as file:
                file.write(self.data)
        except OSError as error:
            saved = f"could not save the audio: {error}"
        log(f"{reason} Stopped: {saved}")
        # The thread that reads the source would keep the program alive.
        os._exit(status)


class Session:
    """One connection: sends the buffer from its start, prints finals."""

    def __init__(self, replay, socket, is_retry):
        self.replay = replay
        self.socket = socket
        self.is_retry = is_retry
        self.offset = replay.start  # session times count from here
        self.position = 0  # next byte of the buffer to send
        self.sent = 0  # frames
        self.loud = 0  # samples since the last final
        self.room = asyncio.Semaphore(MAX_UNCONFIRMED)
        self.ended = False
        self.is_complete = False  # all audio is sent
        self.is_silent = True  # no final has come
        # When the messages that must come are due, the first one first.
        self.due = deque()
        self.end_due = float("inf")
        self.expect(START_SECONDS)

    def expect(self, seconds):
        self.due.append(time.monotonic() + seconds)

    def expect_end(self):
        """From now on, the next message of any kind is due, too."""
        self.end_due = time.monotonic() + END_SECONDS

    async def send_audio(self):
        try:
            while not self.is_failing():
                end = self.position + FRAME_BYTES
                frame = bytes(self.replay.data[self.position:end])
                if len(frame) == FRAME_BYTES or frame and self.replay.ended:
                    self.position += len(frame)
                    await self.room.acquire()
                    self.sent += 1
                    self.loud += count_loud(frame)
                    self.expect(CONFIRM_SECONDS)
                    await self.socket.send(frame)
                elif self.replay.ended:
                    self.is_complete = True
                    break
                else:
                    self.replay.changed.clear()
                    await self.replay.changed.wait()
            self.ended = True
            self.expect_end()
            end = {"message": "EndOfStream", "last_seq_no": self.sent}
            await self.socket.send(json.dumps(end))
        except ConnectionClosed:
            pass  # run() gets the same exception, or the Error before it.

    async def receive(self):
        while time.monotonic() < min([self.end_due, *self.due]):
            with suppress(asyncio.TimeoutError):
                message = await asyncio.wait_for(self.socket.recv(), 1)
                return json.loads(message)
        raise asyncio.TimeoutError

    async def run(self):
        """Returns when the whole stream is transcribed."""
        sender = None
        try:
            # A socket that is closed already still has its Error to read.
            with suppress(ConnectionClosed):
                await self.socket.send(json.dumps(START))
            while True:
                message = await self.receive()
                name = message["message"]
                if name == "RecognitionStarted":
                    self.due.popleft()
                    sender = asyncio.create_task(self.send_audio())
                elif name == "AudioAdded":
                    self.confirm(message["seq_no"])
                elif name == "AddTranscript":
                    self.show(message["metadata"])
                elif name == "Warning":
                    log(f"warning: {message['reason']}")
                    # Leave now, at the end of a final: a later end of this
                    # session can cut a word in two.
                    if message["type"] in RENEW - {"idle_timeout"}:
                        raise Ended(message["type"], message["reason"])
                elif name == "Error":
                    # The Error has the reason; ignore the close code.
                    reason = f"{message['type']}: {message['reason']}"
                    raise Ended(message["type"], reason)
                elif name == "EndOfTranscript":
                    # Sound that was confirmed, and has no words, would be lost.
                    if self.ended and self.lacks_words():
                        raise Ended("no_words", "nothing was recognized")
                    if not self.is_complete:
                        raise Ended("session_timeout", "the session is over")
                    return
                if self.ended:
                    self.expect_end()
        finally:
            if sender:
                sender.cancel()

    def confirm(self, seq_no):
        self.room.release()
        self.due.popleft()
        heard = self.offset + seq_no * FRAME_BYTES / BYTES_PER_SECOND
        keep, lacks_words = REPLAY_SECONDS, self.lacks_words()
        if lacks_words:
            keep = BUFFER_SECONDS - REPLAY_SECONDS
        count = self.replay.drop_before(heard - keep)
        self.replay.has_lost |= lacks_words and count > 0
        self.position -= count

    def lacks_words(self):
        """Tells whether sound got no words, in all or since the last ones."""
        seconds = 1 if self.is_silent else WORDLESS_SECONDS
        return self.loud > seconds * SAMPLE_RATE

    def is_failing(self):
        """A retry without words stays: what has none twice can be music."""
        can_stay = self.is_retry and self.is_silent
        return self.loud > WORDLESS_SECONDS * SAMPLE_RATE and not can_stay

    def show(self, metadata):
        end = self.offset + metadata["end_time"]
        if end - self.replay.start < 0.01:
            return  # a final that came before
        if metadata["transcript"]:
            at = self.offset + metadata["start_time"]
            try:
                print(f"{at:8.2f}  {metadata['transcript']}", flush=True)
            except OSError as error:  # no fault of the connection
                self.replay.stop(f"No output: {error}.")
        self.replay.finals += 1
        self.is_silent = False
        self.loud = 0
        self.position -= self.replay.drop_before(end)


async def run_session(replay, is_retry):
    """Returns when the stream is transcribed; raises Ended otherwise."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    try:
        async with connect(
            URL, additional_headers=headers, max_size=None, close_timeout=1
        ) as socket:
            session = Session(replay, socket, is_retry)
            try:
                await session.run()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                raise Ended(code, f"closed with {code}") from None
    except InvalidStatus as failure:
        status = failure.response.status_code
        after = failure.response.headers.get("Retry-After", "")
        asked = float(after) if after.isdigit() else 0.0
        raise Ended(status, f"handshake HTTP {status}", asked) from None
    except ssl.SSLCertVerificationError as error:
        raise Ended("certificate", str(error)) from None
    except (OSError, asyncio.TimeoutError, InvalidHandshake) as error:
        reason = str(error) or "no message in time"
        raise Ended(1006, reason) from None


async def main():
    replay = Replay()
    loop = asyncio.get_running_loop()

    def on_signal(number, _frame):
        reason = f"{signal.Signals(number).name}."
        loop.call_soon_threadsafe(replay.stop, reason, 128 + number)

    signal.signal(signal.SIGINT, on_signal)
    signal.signal(signal.SIGTERM, on_signal)
    recorder = asyncio.create_task(replay.record(sys.stdin.buffer))
    attempt = 0
    while True:
        finals = replay.finals
        try:
            await run_session(replay, attempt > 0)
            await recorder
            if replay.has_lost:
                return "Sound without words was dropped"
            return replay.failure and f"The source failed: {replay.failure}"
        except Ended as ended:
            reason, action, asked = str(ended), ended.action, ended.asked
        # A final starts the count of failures again.
        has_final = replay.finals > finals
        if has_final:
            attempt = 0
        # A new session after a final is no retry.
        if action == "renew" and has_final:
            continue
        attempt += 1
        most = 1 if action == "once" else MAX_RETRIES
        if action == "stop" or attempt > most:
            replay.stop(reason)
        longer = FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(1, 2)
        wait = max(asked, min(LONGEST_WAIT, longer))
        log(f"{reason}; next try in {wait:.0f} s")
        await asyncio.sleep(wait)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
