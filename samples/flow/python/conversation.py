# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Talks to an agent: a recording goes in, its spoken replies come out.

Usage: python3 conversation.py question.wav reply.wav
The recording is a WAV file: 16 kHz, one channel, 16 bits.
"""

import asyncio
import json
import os
import random
import sys
import wave
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY", "YOUR_API_KEY")
URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
AGENT_ID = os.environ.get("AGENT_ID", "YOUR_AGENT_ID")

RATE = 16000
AUDIO = {"type": "raw", "encoding": "pcm_s16le", "sample_rate": RATE}

CHUNK_SECONDS = 0.1
CHUNK_BYTES = int(RATE * CHUNK_SECONDS) * 2
# Two seconds of audio that the service has not acknowledged.
MAX_UNCONFIRMED = 20
# After its reply, the agent can continue when a function returns.
QUIET_SECONDS = 3
REPLY_SECONDS = 20
MAX_ATTEMPTS = 3
RETRY_TYPES = {
    "asr_error",
    "internal_error",
    "job_error",
    "quota_exceeded",
}


class FlowError(Exception):
    """The service ended the conversation with an Error message."""

    def __init__(self, kind, reason):
        super().__init__(f"{kind}: {reason}")
        self.kind = kind


class Conversation:
    """One conversation on one socket."""

    def __init__(self, socket, play, handlers):
        self.socket = socket
        self.play = play
        self.handlers = handlers
        self.sent = 0
        self.heard = 0
        self.replies = 0
        self.is_speaking = False
        self.is_over = False
        self.room = asyncio.Semaphore(MAX_UNCONFIRMED)
        self.tasks = set()

    async def send(self, name, **fields):
        """Sends a text message."""
        await self.socket.send(json.dumps({"message": name, **fields}))

    async def run(self, source):
        """Streams the frames of `source` until one side has ended."""
        try:
            async for frame in self.socket:
                if isinstance(frame, bytes):
                    await self.hear(frame)
                elif await self.take(json.loads(frame), source):
                    return
            raise ConnectionError("the socket closed without ConversationEnded")
        finally:
            self.is_over = True
            for task in self.tasks:
                task.cancel()

    async def hear(self, voice):
        """Plays a frame of the agent's voice and acknowledges it."""
        self.heard += 1
        self.play(voice)
        try:
            await self.send("AudioReceived", seq_no=self.heard)
        except ConnectionClosed:
            pass  # run() still reads what came before the close.

    async def take(self, message, source):
        """Acts on a text message; returns True after the last one."""
        name = message["message"]
        if name == "ConversationStarted":
            self.begin(self.stream(source))
        elif name == "AudioAdded":
            self.room.release()
        elif name == "ResponseStarted":
            self.is_speaking = True
        elif name in ("ResponseCompleted", "ResponseInterrupted"):
            self.is_speaking = False
            self.replies += 1
        elif name == "ConversationEnding":
            self.is_over = True
        elif name == "Error":
            raise FlowError(message["type"], message["reason"])
        report(message)
        if name in self.handlers:
            self.begin(self.handlers[name](self, message))
        return name == "ConversationEnded"

    async def stream(self, source):
        """Sends the user's voice, then hangs up."""
        try:
            async for chunk in source(self):
                await self.room.acquire()
                if self.is_over:
                    return
                self.sent += 1
                await self.socket.send(chunk)
            await self.hang_up()
        except ConnectionClosed:
            pass  # run() gets the same exception and raises it.

    async def hang_up(self):
        """Ends the user's side once. The agent's last words still arrive."""
        if not self.is_over:
            self.is_over = True
            await self.send("AudioEnded", last_seq_no=self.sent)

    def begin(self, coroutine):
        """Runs a task during the conversation. The set keeps it alive."""
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def report(message):
    """Prints what both sides say, and what goes wrong."""
    name = message["message"]
    if name == "AddTranscript":
        print("user   ", message["metadata"]["transcript"].strip())
    elif name == "ResponseStarted":
        print("agent  ", message["content"])
    elif name == "ResponseInterrupted":
        print("(interrupted at %.1f s)" % message["end_time"])
    elif name == "Warning":
        print("warning", message["reason"], file=sys.stderr)


# region retry
async def talk(source, play, handlers=None, tools=(), variables=None):
    """Runs one conversation, and retries if the error allows it."""
    agent = {"template_id": AGENT_ID, "template_variables": variables or {}}
    start = {"audio_format": AUDIO, "conversation_config": agent}
    if tools:
        start["tools"] = tools
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            return await talk_once(source, play, handlers or {}, start)
        except (ConnectionError, ConnectionClosed, FlowError) as error:
            kind = getattr(error, "kind", None)
            if kind and kind not in RETRY_TYPES or attempt == MAX_ATTEMPTS:
                raise
            wait = random.uniform(5, 10)
            print(f"{error} Again in {wait:.0f} s.", file=sys.stderr)
            await asyncio.sleep(wait)


async def talk_once(source, play, handlers, start):
    headers = {"Authorization": f"Bearer {API_KEY}"}
    async with connect(URL, additional_headers=headers) as socket:
        conversation = Conversation(socket, play, handlers)
        # If the service has closed the socket, run() reads the Error.
        with suppress(ConnectionClosed):
            await conversation.send("StartConversation", **start)
        await conversation.run(source)
# endregion retry


def read_recording(path):
    """Returns the frames of a WAV file in the expected format."""
    with wave.open(path, "rb") as audio:
        found = audio.getframerate(), audio.getnchannels()
        if found != (RATE, 1) or audio.getsampwidth() != 2:
            raise ValueError(f"{path} is not 16 kHz mono with 16 bits")
        sound = audio.readframes(audio.getnframes())
    cuts = range(0, len(sound), CHUNK_BYTES)
    return [sound[cut : cut + CHUNK_BYTES] for cut in cuts]


def as_microphone(chunks):
    """Turns a recording into a source, at the pace of speech."""

    async def source(conversation):
        for chunk in chunks:
            yield chunk
            await asyncio.sleep(CHUNK_SECONDS)
        # The line stays open with silence while the agent replies.
        before = conversation.replies
        quiet = 0
        for _ in range(int(REPLY_SECONDS / CHUNK_SECONDS)):
            has_replied = conversation.replies > before
            quiet += has_replied and not conversation.is_speaking
            if quiet * CHUNK_SECONDS >= QUIET_SECONDS:
                return
            yield bytes(CHUNK_BYTES)
            await asyncio.sleep(CHUNK_SECONDS)

    return source


def write_reply(path, voice):
    """Saves the agent's voice, which is always 16 kHz mono."""
    with wave.open(path, "wb") as audio:
        audio.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        audio.writeframes(voice)


def run(coroutine):
    """Runs a conversation and turns its failures into one clear line."""
    try:
        asyncio.run(coroutine)
    except InvalidStatus as failure:
        code = failure.response.status_code
        hint = " Check API_KEY." if code == 401 else ""
        sys.exit(f"The handshake failed with HTTP {code}.{hint}")
    except (FlowError, ConnectionClosed, OSError) as error:
        sys.exit(f"The conversation failed: {error}")


def main():
    if len(sys.argv) != 3:
        sys.exit("Usage: python3 conversation.py question.wav reply.wav")
    voice = bytearray()
    try:
        source = as_microphone(read_recording(sys.argv[1]))
    except (OSError, ValueError, wave.Error) as error:
        sys.exit(f"Cannot read the recording: {error}")
    run(talk(source, voice.extend))
    write_reply(sys.argv[2], voice)
    print(f"{len(voice) / 2 / RATE:.1f} s of speech in {sys.argv[2]}")


if __name__ == "__main__":
    main()
