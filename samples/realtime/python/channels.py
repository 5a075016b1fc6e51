# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Transcribes the sides of a call as the channels of one session.

Where it breaks, a new one continues: each channel after its own last final.
two-channels.py and phone-call.py import it.
"""

import asyncio
import base64
import json
import os
import random
import ssl
import sys
import time
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.exceptions import InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)

# Frames of a channel that the service can leave unacknowledged.
MAX_UNCONFIRMED = 50
# Acknowledged audio without a final for so long is silence, unless its
# session has no final.
SILENT_SECONDS = 60
# A session that has no words for so much loud audio may have failed.
WORDLESS_SECONDS = 15

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
    print(text, file=sys.stderr, flush=True)


class Channel:
    """One side of the call: its audio stays here until a final covers it."""

    def __init__(self, label, audio_format):
        self.label = label
        self.encoding = audio_format["encoding"]
        self.rate = audio_format["sample_rate"]
        self.sample_bytes = 1 if self.encoding == "mulaw" else 2
        self.audio = bytearray()
        self.done = 0  # bytes before the audio
        self.finals = 0
        self.is_complete = False  # no more audio follows
        self.news = asyncio.Event()  # audio, an acknowledgment, or the end
        self.frame_bytes = self.rate // 10 * self.sample_bytes
        self.begin()

    @property
    def is_over(self):
        return self.is_complete and not self.audio

    def push(self, data):
        """Takes audio that comes live, or all of a recording."""
        self.audio += data
        silent = SILENT_SECONDS * self.rate * self.sample_bytes
        confirmed = self.start + self.confirmed * self.frame_bytes
        if not self.is_lost():
            self.drop(confirmed - silent - self.done)
        self.news.set()

    def complete(self):
        self.is_complete = True
        self.news.set()

    def drop(self, count):
        if count > 0:
            del self.audio[:count]
            self.next -= count
            self.done += count

    def begin(self, is_retry=False):
        """Continues in a new session, in which its times begin again."""
        self.is_retry = is_retry
        self.start = self.done
        self.next = 0  # byte of the audio to send
        self.sent = self.confirmed = 0  # frames
        self.loud = 0  # samples since the last final
        self.since = time.monotonic()  # since when one is not confirmed
        self.is_leaving = False  # before its audio is sent
        self.has_ended = False
        self.is_sent = False  # with all of its audio
        self.is_silent = True  # no final has come

    def message(self):
        """Returns the next message, if there is audio, and room for it."""
        if self.sent - self.confirmed >= MAX_UNCONFIRMED:
            return None
        frame = bytes(self.audio[self.next:self.next + self.frame_bytes])
        is_rest = len(frame) < self.frame_bytes and not self.is_complete
        if is_rest and not self.is_leaving:
            return None
        message = {"message": "AddChannelAudio", "channel": self.label}
        if not frame or self.is_leaving:
            self.has_ended = True
            self.is_sent = self.is_complete and not frame
            message["message"] = "EndOfChannel"
            return {**message, "last_seq_no": self.sent}
        if self.sent == self.confirmed:
            self.since = time.monotonic()
        self.next += len(frame)
        self.sent += 1
        self.loud += self.count_loud(frame)
        return {**message, "data": base64.b64encode(frame).decode()}

    def confirm(self, seq_no):
        self.confirmed = seq_no
        self.since = time.monotonic()
        self.news.set()

    def take(self, metadata):
        """Takes a final; returns its text, unless it came before."""
        samples = round(metadata["end_time"] * self.rate)
        count = self.start + samples * self.sample_bytes - self.done
        if count <= 0:
            return ""
        self.drop(count)
        self.finals += 1
        self.is_silent = False
        self.loud = 0
        return metadata["transcript"]

    def is_lost(self):
        """Tells whether sound got no words, in all or since the last ones."""
        seconds = 1 if self.is_silent else WORDLESS_SECONDS
        return self.loud > seconds * self.rate

    def is_failing(self):
        """A retry without words stays: what has none twice can be music."""
        can_stay = self.is_retry and self.is_silent
        return self.loud > WORDLESS_SECONDS * self.rate and not can_stay

    def leave(self):
        self.is_leaving = True
        self.news.set()

    def count_loud(self, frame):
        """Counts the samples that are louder than -40 dB."""
        if self.encoding == "mulaw":
            # Mu-law has seven bits for the size, and inverts them.
            return sum(~byte & 127 > 28 for byte in frame)
        samples = memoryview(frame[: len(frame) // 2 * 2]).cast("h")
        return sum(abs(sample) > 328 for sample in samples)


async def transcribe(everything, audio_format, on_final):
    """Returns None when all is transcribed, or else the reason why not.

    `on_final` gets the label and the text of each final.
    """
    attempt = 0
    while True:
        finals = sum(channel.finals for channel in everything)
        for channel in everything:
            channel.begin(attempt > 0)
        try:
            return await run_session(everything, audio_format, on_final)
        except Ended as ended:
            reason, action, asked = str(ended), ended.action, ended.asked
        # A final starts the count of failures again.
        has_final = sum(channel.finals for channel in everything) > finals
        if has_final:
            attempt = 0
        # A new session after a final is no retry.
        if action == "renew" and has_final:
            continue
        attempt += 1
        most = 1 if action == "once" else MAX_RETRIES
        if action == "stop" or attempt > most:
            places = (
                f"{one.label} {one.done / one.sample_bytes / one.rate:.2f} s"
                for one in everything
            )
            return f"{reason} Stopped after {', '.join(places)}."
        longer = FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(1, 2)
        wait = max(asked, min(LONGEST_WAIT, longer))
        log(f"{reason}; next try in {wait:.0f} s")
        await asyncio.sleep(wait)


async def run_session(everything, audio_format, on_final):
    """Returns when all is transcribed; raises Ended otherwise."""
    # A channel that has no audio left is not in the new session.
    channels = [channel for channel in everything if not channel.is_over]
    if not channels:
        return
    headers = {"Authorization": f"Bearer {API_KEY}"}
    try:
        async with connect(
            URL, additional_headers=headers, max_size=None, close_timeout=1
        ) as socket:
            senders = []
            try:
                await run(socket, channels, audio_format, on_final, senders)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                raise Ended(code, f"closed with {code}") from None
            finally:
                for sender in senders:
                    sender.cancel()
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


async def run(socket, channels, audio_format, on_final, senders):
    by_label = {channel.label: channel for channel in channels}
    start = {
        "message": "StartRecognition",
        "audio_format": audio_format,
        "transcription_config": {
            "language": "en",
            "model": "enhanced",
            "max_delay": 2,
            "diarization": "channel",
            "channel_diarization_labels": list(by_label),
        },
    }
    # A socket that is closed already still has its Error to read.
    with suppress(ConnectionClosed):
        await socket.send(json.dumps(start))
    last = time.monotonic()
    while True:
        try:
            text = await asyncio.wait_for(socket.recv(), 1)
        except asyncio.TimeoutError:
            if is_late(channels, last, bool(senders)):
                raise
            continue
        message = json.loads(text)
        name, kind = message["message"], message.get("type")
        channel = by_label.get(message.get("channel"))
        if channel:
            last = time.monotonic()
        if name == "RecognitionStarted":
            for one in channels:
                senders.append(asyncio.create_task(send_audio(socket, one)))
        elif name == "ChannelAudioAdded":
            channel.confirm(message["seq_no"])
        elif name == "AddTranscript":
            if text := channel.take(message["metadata"]):
                on_final(channel.label, text)
        elif name == "Warning":
            log(f"warning: {message['reason']}")
            # A later end of this session can cut a word in two.
            if kind in RENEW - {"idle_timeout"}:
                raise Ended(kind, message["reason"])
        elif name == "Error":
            # The Error has the reason; ignore the close code.
            raise Ended(kind, f"{kind}: {message['reason']}")
        elif name == "EndOfTranscript":
            # Sound that was confirmed, and has no words, would be lost.
            has_ended = all(channel.has_ended for channel in channels)
            if has_ended and any(channel.is_lost() for channel in channels):
                raise Ended("no_words", "no words came")
            if not all(channel.is_sent for channel in channels):
                raise Ended("session_timeout", "the session is over")
            return
        if any(channel.is_failing() for channel in channels):
            for one in channels:
                one.leave()


def is_late(channels, last, is_started):
    now = time.monotonic()
    if not is_started:
        return now - last > START_SECONDS
    if all(channel.has_ended for channel in channels):
        return now - last > END_SECONDS
    # Nothing is due while a live source is quiet.
    waiting = [one for one in channels if one.sent > one.confirmed]
    return any(now - one.since > CONFIRM_SECONDS for one in waiting)


async def send_audio(socket, channel):
    # When the socket closes, run() gets the same exception.
    with suppress(ConnectionClosed):
        while not channel.has_ended:
            channel.news.clear()
            message = channel.message()
            if message:
                await socket.send(json.dumps(message))
                # The other channel has its turn: both stay in step.
                await asyncio.sleep(0)
            else:
                await channel.news.wait()
