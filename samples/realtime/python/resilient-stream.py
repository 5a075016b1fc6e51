# Python 3.9 or later; packages: websockets 14 or later
"""Transcribes a live stream across reconnections, without losing words.

Reads raw audio from standard input: 16-bit, 16 kHz, one channel.
Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | python3 resilient-stream.py
"""

import asyncio
import json
import os
import random
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
SAMPLE_RATE = 16000
BYTES_PER_SECOND = 2 * SAMPLE_RATE
FRAME_BYTES = BYTES_PER_SECOND // 10
MAX_UNCONFIRMED = 50

# After these errors, the same request can succeed later.
RETRY_TYPES = {"job_error", "quota_exceeded"}
# After these, nothing failed: the session reached a time limit.
RENEW_TYPES = {"idle_timeout", "session_timeout"}
# Without an Error: 1006 is the local code for a broken connection.
RETRY_CODES = {1006, 1011}
RETRY_SECONDS = float(os.environ.get("RETRY_SECONDS", "5"))
MAX_ATTEMPTS = 8

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


class ServiceError(Exception):
    """The service ended the session with an Error message."""

    def __init__(self, message):
        super().__init__(f"{message['type']}: {message['reason']}")
        self.type = message["type"]


class Replay:
    """Buffers the audio that no final transcript covers yet."""

    def __init__(self):
        self.data = bytearray()
        self.start = 0.0  # seconds of the stream before the first byte
        self.ended = False
        self.changed = asyncio.Event()

    async def record(self, source):
        """Reads the source until it ends, in a thread of its own."""
        while frame := await asyncio.to_thread(source.read, FRAME_BYTES):
            self.data += frame
            self.changed.set()
        self.ended = True
        self.changed.set()

    def drop_before(self, seconds):
        """Drops what is transcribed; returns the number of bytes."""
        samples = int((seconds - self.start) * SAMPLE_RATE)
        count = max(0, min(2 * samples, len(self.data)))
        del self.data[:count]
        self.start += count / BYTES_PER_SECOND
        return count


class Session:
    """One connection: sends the buffer from its start, prints finals."""

    def __init__(self, replay, socket):
        self.replay = replay
        self.socket = socket
        self.offset = replay.start  # session times count from here
        self.position = 0  # next byte of the buffer to send
        self.room = asyncio.Semaphore(MAX_UNCONFIRMED)
        self.renew = False  # end this session early, and open another

    async def send_audio(self):
        frames = 0
        try:
            while not self.renew:
                end = self.position + FRAME_BYTES
                frame = bytes(self.replay.data[self.position:end])
                if frame:
                    self.position += len(frame)
                    await self.room.acquire()
                    await self.socket.send(frame)
                    frames += 1
                elif self.replay.ended:
                    break
                else:
                    self.replay.changed.clear()
                    await self.replay.changed.wait()
            end = {"message": "EndOfStream", "last_seq_no": frames}
            await self.socket.send(json.dumps(end))
        except ConnectionClosed:
            pass  # run() gets the same exception and raises it.

    async def run(self):
        """Returns True when the stream ended, False to open the next."""
        sender = None
        try:
            # If the service has closed the socket, the loop reads the Error.
            with suppress(ConnectionClosed):
                await self.socket.send(json.dumps(START))
            async for text in self.socket:
                message = json.loads(text)
                name = message["message"]
                if name == "RecognitionStarted":
                    sender = asyncio.create_task(self.send_audio())
                elif name == "AudioAdded":
                    self.room.release()
                elif name == "AddTranscript":
                    self.show(message["metadata"])
                elif name == "Warning":
                    print(f"warning: {message['reason']}", file=sys.stderr)
                    # The session ends soon, so open the next one now.
                    self.renew |= message["type"] == "session_timeout"
                elif name == "Error":
                    # The reason is here. The close code can be any.
                    raise ServiceError(message)
                elif name == "EndOfTranscript":
                    return not self.renew
        finally:
            if sender:
                sender.cancel()
        raise ConnectionError("closed before the transcript ended")

    def show(self, metadata):
        if metadata["transcript"]:
            at = self.offset + metadata["start_time"]
            print(f"{at:8.2f}  {metadata['transcript']}", flush=True)
        sent = self.replay.drop_before(self.offset + metadata["end_time"])
        self.position -= sent


async def main():
    replay = Replay()
    recorder = asyncio.create_task(replay.record(sys.stdin.buffer))
    headers = {"Authorization": f"Bearer {API_KEY}"}
    attempt = 0
    while True:
        confirmed = replay.start
        try:
            async with connect(URL, additional_headers=headers) as socket:
                if await Session(replay, socket).run():
                    await recorder
                    return
                continue
        except ServiceError as error:
            if error.type in RENEW_TYPES:
                continue
            if error.type not in RETRY_TYPES:
                sys.exit(f"{error} Fix this first.")
            reason = str(error)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            if code not in RETRY_CODES:
                sys.exit(f"The connection closed with code {code}.")
            reason = f"closed with {code}"
        except InvalidStatus as failure:
            status = failure.response.status_code
            if status != 429 and status < 500:
                sys.exit(f"The handshake failed with HTTP {status}.")
            reason = f"HTTP {status}"
        except OSError as error:
            reason = str(error)
        # After a session that made progress, the count starts again.
        attempt = 1 if replay.start > confirmed else attempt + 1
        if attempt > MAX_ATTEMPTS:
            sys.exit(f"Gave up after {MAX_ATTEMPTS} attempts: {reason}")
        wait = RETRY_SECONDS * min(2 ** (attempt - 1), 12)
        wait += random.uniform(0, RETRY_SECONDS)
        print(f"{reason}; next try in {wait:.0f} s", file=sys.stderr)
        await asyncio.sleep(wait)


if __name__ == "__main__":
    asyncio.run(main())
