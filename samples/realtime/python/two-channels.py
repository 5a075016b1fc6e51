# Python 3.9 or later; packages: websockets 14 or later
"""Streams two recordings as the two channels of a session.

Where it breaks, a new one continues: each channel after its own last final.
Usage: python3 two-channels.py agent.wav caller.wav
The recordings are WAV files: 16 kHz, one channel, 16 bits.
"""

import asyncio
import base64
import json
import os
import random
import sys
import wave
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.exceptions import InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)

LABELS = ("agent", "caller")
RATE = 16000
FRAME_BYTES = 2 * RATE // 10
# Frames of a channel that the service can leave unacknowledged.
MAX_UNCONFIRMED = 50

# What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
RENEW = {"idle_timeout", "session_timeout", "duration_limit_exceeded", 1008}
RETRY = {"asr_error", "internal_error", "job_error", "quota_exceeded"}
RETRY |= {429, 500, 502, 503, 504}
STOP = {"config_error", "protocol_error", "not_authorised", "not_allowed"}
STOP |= {"timelimit_exceeded", 1003, 4001, 4003, 4004, 4006}
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


def is_loud(data):
    """Tells whether two seconds or more of it are louder than -40 dB."""
    samples = memoryview(data[: len(data) // 2 * 2]).cast("h")
    return sum(abs(sample) > 328 for sample in samples) > RATE


class Channel:
    """One side of the call."""

    def __init__(self, label, path):
        self.label = label
        with wave.open(path) as recording:
            self.samples = recording.readframes(recording.getnframes())
        self.done = 0  # bytes up to its last final
        self.finals = 0

    def begin(self):
        """Continues in a new session, in which its times begin again."""
        self.start = self.done
        self.next = self.done  # byte to send
        self.sent = 0  # frames
        self.room = asyncio.Semaphore(MAX_UNCONFIRMED)
        self.ended = False
        self.is_silent = True  # no final has come

    def is_lost(self):
        """Sound that was confirmed, and has no words, would be lost."""
        return self.is_silent and is_loud(self.samples[self.start:])

    def message(self):
        """Returns the next message to send."""
        frame = self.samples[self.next:self.next + FRAME_BYTES]
        self.next += len(frame)
        message = {"message": "AddChannelAudio", "channel": self.label}
        if frame:
            self.sent += 1
            return {**message, "data": base64.b64encode(frame).decode()}
        self.ended = True
        return {**message, "message": "EndOfChannel", "last_seq_no": self.sent}

    def show(self, metadata):
        end = self.start + 2 * round(metadata["end_time"] * RATE)
        if end <= self.done:
            return  # a final that came before
        if metadata["transcript"]:
            print(f"{self.label:7}", metadata["transcript"], flush=True)
        self.done = end
        self.finals += 1
        self.is_silent = False


async def send_audio(socket, channels):
    """Sends both channels in step."""
    # When the socket closes, run() gets the same exception.
    with suppress(ConnectionClosed):
        while open_ones := [one for one in channels if not one.ended]:
            for channel in open_ones:
                await channel.room.acquire()
                await socket.send(json.dumps(channel.message()))


async def run(socket, channels):
    """Returns when the channels are transcribed."""
    by_label = {channel.label: channel for channel in channels}
    start = {
        "message": "StartRecognition",
        "audio_format": {
            "type": "raw",
            "encoding": "pcm_s16le",
            "sample_rate": RATE,
        },
        "transcription_config": {
            "language": "en",
            "model": "enhanced",
            "max_delay": 2,
            "diarization": "channel",
            "channel_diarization_labels": list(by_label),
        },
    }
    sender = None
    loop = asyncio.get_running_loop()
    due = loop.time() + START_SECONDS
    try:
        # A socket that is closed already still has its Error to read.
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(start))
        while True:
            text = await asyncio.wait_for(socket.recv(), due - loop.time())
            message = json.loads(text)
            name, kind = message["message"], message.get("type")
            channel = by_label.get(message.get("channel"))
            if name == "RecognitionStarted":
                sender = asyncio.create_task(send_audio(socket, channels))
            elif name == "ChannelAudioAdded":
                channel.room.release()
            elif name == "AddTranscript":
                channel.show(message["metadata"])
            elif name == "Warning":
                log(f"warning: {message['reason']}")
                # A later end of this session can cut a word in two.
                if kind in RENEW - {"idle_timeout"}:
                    raise Ended(kind, message["reason"])
            elif name == "Error":
                # The Error has the reason; ignore the close code.
                raise Ended(kind, f"{kind}: {message['reason']}")
            elif name == "EndOfTranscript":
                if not all(channel.ended for channel in channels):
                    raise Ended("session_timeout", "the session is over")
                if any(channel.is_lost() for channel in channels):
                    raise Ended("no_words", "no words came")
                return
            if all(channel.ended for channel in channels):
                due = loop.time() + END_SECONDS
            elif name == "RecognitionStarted" or channel:
                due = loop.time() + CONFIRM_SECONDS
    finally:
        if sender:
            sender.cancel()


async def run_session(everything):
    """Returns when all is transcribed; raises Ended otherwise."""
    # A channel that has no audio left is not in the new session.
    channels = [one for one in everything if one.done < len(one.samples)]
    for channel in channels:
        channel.begin()
    headers = {"Authorization": f"Bearer {API_KEY}"}
    try:
        async with connect(
            URL, additional_headers=headers, max_size=None, close_timeout=1
        ) as socket:
            try:
                await run(socket, channels)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                raise Ended(code, f"closed with {code}") from None
    except InvalidStatus as failure:
        status = failure.response.status_code
        after = failure.response.headers.get("Retry-After", "")
        asked = float(after) if after.isdigit() else 0.0
        raise Ended(status, f"handshake HTTP {status}", asked) from None
    except (OSError, asyncio.TimeoutError, InvalidHandshake) as error:
        reason = str(error) or "no message in time"
        raise Ended(1006, reason) from None


async def main(paths):
    try:
        channels = [Channel(*one) for one in zip(LABELS, paths)]
    except (OSError, EOFError, wave.Error) as error:
        return f"Cannot read the recordings: {error}"
    attempt = 0
    while True:
        finals = sum(channel.finals for channel in channels)
        try:
            return await run_session(channels)
        except Ended as ended:
            reason, action, asked = str(ended), ended.action, ended.asked
        # A final starts the count of failures again.
        has_final = sum(channel.finals for channel in channels) > finals
        attempt = 1 if has_final else attempt + 1
        most = 1 if action == "once" else MAX_RETRIES
        if action == "stop" or attempt > most:
            places = (f"{one.label} {one.done / 2 / RATE:.2f} s" for one in channels)
            return f"{reason} Stopped after {', '.join(places)}."
        if action == "renew" and has_final:
            continue
        longer = FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(1, 2)
        wait = max(asked, min(LONGEST_WAIT, longer))
        log(f"{reason}; next try in {wait:.0f} s")
        await asyncio.sleep(wait)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: python3 two-channels.py agent.wav caller.wav")
    sys.exit(asyncio.run(main(sys.argv[1:])))
