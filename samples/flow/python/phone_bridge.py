# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Connects a telephone media stream with an agent.

Audio in both directions, interruptions, keys, transfer, and hang-up.
Save conversation.py and mulaw.py in the same folder.
Usage: python3 phone_bridge.py, then send the media stream to
ws://localhost:8080/?token=... with the value of STREAM_TOKEN.
"""

import asyncio
import base64
import hmac
import json
import math
import os
import re
import secrets
import sys
import time
from array import array
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from conversation import ENDING_WARNINGS, TURNS_TO_REPEAT
from conversation import Ended, News, talk
from mulaw import SILENCE, Halver, to_linear

PORT = int(os.environ.get("PORT", "8080"))
TOKEN = os.environ.get("STREAM_TOKEN") or sys.exit(
    "Set STREAM_TOKEN to a secret of your own."
)
# A person who takes over when the agent is away too long, or can't start.
FALLBACK = os.environ.get("FALLBACK_NUMBER")
MAX_AWAY_SECONDS = float(os.environ.get("MAX_AWAY_SECONDS", "40"))
NUMBERS = {"workshop": "+44 20 7946 0102", "sales": "+44 20 7946 0103"}

# The phone speaks mu-law, 8 kHz. The agent takes its rate, but not mu-law.
RATE = 8000
AUDIO = {"type": "raw", "encoding": "pcm_s16le", "sample_rate": RATE}
# 20 ms: what a telephone network sends and expects in one message.
FRAME_BYTES = RATE // 50
# 100 ms: what the agent gets in one frame.
BLOCK_BYTES = 5 * FRAME_BYTES
# One second: while the agent is away, older speech is dropped.
MOST_HEARD = RATE
# After an interruption, the phone plays at most this much of the old reply.
FADE_SECONDS = 0.5
# A phone that sends nothing for so long is gone.
MAX_SILENT_SECONDS = 10
TICK_SECONDS = 3
# Speech that the service has not confirmed after this time: it stalls.
MAX_STALLED_SECONDS = 5
# At each tick, a caller who waits hears a tone.
TONE = array(
    "h",
    [
        round(3000 * math.sin(2 * math.pi * 440 * at / 16_000))
        for at in range(3200)
    ],
).tobytes()


class Line:
    """One call: the caller's voice waits here, and the agent's leaves here."""

    def __init__(self, phone):
        self.phone = phone
        self.id = secrets.token_hex(4)
        self.is_open = True
        # What `start` said of the call: your service may want its IDs back.
        self.start = None
        self.heard = b""
        self.heard_at = time.monotonic()
        self.has_heard = asyncio.Event()
        self.voice = b""
        self.halver = Halver()
        # When the phone has played all that it got.
        self.played_at = 0.0
        self.conversation = None
        self.talking = None  # the task of the conversations
        self.transfer_to = None
        self.is_forced = False  # the service ends this conversation
        self.has_ended = False  # the agent has ended it
        # When the agent last confirmed what it heard.
        self.confirmed_at = time.monotonic()
        self.away_at = None  # since when the agent is away
        self.keys = []  # that the agent does not know of yet
        self.outbox = asyncio.Queue()

    # region adapter
    # Your telephone service has its own names: change them here and in take().
    def send_voice(self, frame):
        payload = base64.b64encode(frame).decode()
        self.tell({"event": "media", "media": {"payload": payload}})

    def send_clear(self):
        """The phone drops what it has not played."""
        self.tell({"event": "clear"})

    def send_transfer(self, to):
        self.tell({"event": "transfer", "to": to})

    def hang_up(self):
        """Some services go on with the call when its stream ends."""
        self.outbox.put_nowait(None)

    # endregion adapter

    def tell(self, message):
        self.outbox.put_nowait(json.dumps(message))

    async def write(self):
        """Sends what the phone is told, in order, until the call ends."""
        with suppress(ConnectionClosed):
            while (message := await self.outbox.get()) is not None:
                await self.phone.send(message)
            await self.phone.close(1000)

    def log(self, *words, file=None):
        """Each line names the call: several run side by side."""
        print(f"{self.id}:", *words, flush=True)

    def is_wanted(self):
        """Before each conversation, and until it starts, it is away."""
        if self.away_at is None:
            self.away_at = time.monotonic()
        return self.is_open and not self.transfer_to

    def is_ready(self):
        """Whether a conversation takes keys now; others get the next."""
        is_there = self.conversation and not self.conversation.is_over
        return is_there and self.away_at is None

    def confirm(self):
        """The agent is there, and hears the caller."""
        self.confirmed_at = time.monotonic()
        self.away_at = None

    async def watch(self):
        """Plays a tone while the agent is away, and gives up at last."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            unconfirmed = self.heard_at - self.confirmed_at
            is_stalled = unconfirmed > MAX_STALLED_SECONDS
            is_on = self.conversation and not self.conversation.is_over
            if is_stalled and is_on and self.away_at is None:
                self.away_at = self.confirmed_at
            if self.away_at is None or not self.is_open:
                continue
            if time.monotonic() - self.away_at < MAX_AWAY_SECONDS:
                self.play(TONE)
            elif self.talking:
                self.talking.cancel()

    def hear(self, frame):
        self.heard_at = time.monotonic()
        self.heard = (self.heard + frame)[-MOST_HEARD:]
        self.has_heard.set()

    def close(self):
        self.is_open = False
        self.has_heard.set()

    async def blocks(self, _conversation):
        """The caller's voice, as blocks of 16-bit samples."""
        while self.is_open:
            if len(self.heard) < BLOCK_BYTES:
                self.has_heard.clear()
                await self.has_heard.wait()
                continue
            block = self.heard[:BLOCK_BYTES]
            self.heard = self.heard[BLOCK_BYTES:]
            yield to_linear(block)

    def play(self, voice):
        self.voice += self.halver.push(voice)
        while len(self.voice) >= FRAME_BYTES:
            self.send_voice(self.voice[:FRAME_BYTES])
            self.voice = self.voice[FRAME_BYTES:]
            self.played_at = max(self.played_at, time.monotonic()) + 0.02

    def flush(self):
        """The last frame of a reply is filled up with silence."""
        if self.voice:
            self.send_voice(self.voice.ljust(FRAME_BYTES, SILENCE))
            self.voice = b""

    async def send_keys(self):
        """Tells the agent which keys the caller has pressed."""
        while self.keys and self.is_ready():
            key = self.keys.pop(0)
            try:
                await self.conversation.send(
                    "AddInput",
                    input=f"The caller pressed the key {key}.",
                    interrupt_response=True,
                    immediate=True,
                )
            except ConnectionClosed:
                self.keys.insert(0, key)
                return

    def interrupt(self):
        self.voice = b""
        if self.played_at - time.monotonic() > FADE_SECONDS:
            self.send_clear()
            self.played_at = 0.0


TRANSFER = {
    "type": "function",
    "function": {
        "name": "transfer_call",
        "description": "Use when the caller asks for a person. "
        "Say that you connect the caller before you call it.",
        "parameters": {
            "type": "object",
            "required": ["department"],
            "properties": {
                "department": {
                    "type": "string",
                    "description": "Who the caller wants to talk to",
                    "enum": list(NUMBERS),
                }
            },
        },
    },
}


async def finish(line, conversation):
    """Lets the agent finish, then ends the conversation."""
    quiet = 0
    while quiet < 5 and not conversation.is_over:
        await asyncio.sleep(0.2)
        is_playing = line.played_at > time.monotonic()
        is_talking = conversation.is_speaking or is_playing
        quiet = 0 if is_talking else quiet + 1
    with suppress(ConnectionClosed):
        await conversation.hang_up()


def handlers_of(line):
    """What the line does at each message of the agent."""

    async def started(conversation, message):
        line.conversation = conversation
        line.is_forced = False
        line.confirm()
        line.log("conversation", message["id"])
        await line.send_keys()

    async def confirmed(_conversation, _message):
        line.confirm()

    async def warned(conversation, message):
        line.is_forced |= message["type"] in ENDING_WARNINGS
        if message["type"] == "session_timeout":
            await finish(line, conversation)

    async def ending(_conversation, _message):
        line.has_ended = not line.is_forced

    async def completed(_conversation, _message):
        line.flush()

    async def interrupted(_conversation, _message):
        line.interrupt()

    async def transfer(conversation, message):
        """Transfers the call when the agent has finished."""
        call = message["function"]
        is_transfer = call["name"] == TRANSFER["function"]["name"]
        department = call["arguments"].get("department")
        to = NUMBERS.get(department) if is_transfer else None
        line.transfer_to = to or line.transfer_to
        result = {"id": message["id"], "status": "ok" if to else "failed"}
        result["content"] = "There is no such number."
        if to:
            result["content"] = "<NO_RESPONSE_REQUIRED/>"
        with suppress(ConnectionClosed):
            await conversation.send("ToolResult", **result)
        if to:
            await finish(line, conversation)

    return {
        "ConversationStarted": started,
        "AudioAdded": confirmed,
        "Warning": warned,
        "ConversationEnding": ending,
        "ResponseCompleted": completed,
        "ResponseInterrupted": interrupted,
        "ToolInvoke": transfer,
    }


async def answer(line, caller):
    """Holds the conversation of one call."""
    # What a new conversation has to know of those before it.
    memory = deque(maxlen=TURNS_TO_REPEAT), News()
    try:
        # Another one follows when the service ended it, and not the agent.
        while line.is_wanted():
            conversations = talk(
                line.blocks,
                line.play,
                handlers_of(line),
                tools=[TRANSFER],
                variables={"caller": caller},
                is_live=True,
                audio=AUDIO,
                is_wanted=line.is_wanted,
                memory=memory,
                log=line.log,
            )
            line.talking = asyncio.create_task(conversations)
            await line.talking
            if not line.is_forced:
                break
    except (Ended, asyncio.CancelledError) as error:
        reason = str(error) or "The agent is away too long."
        line.log("The call failed:", reason)
        if not line.has_ended:
            line.transfer_to = line.transfer_to or FALLBACK
    line.away_at = None
    # The caller hears the last words before the line is cut.
    if line.is_open:
        await asyncio.sleep(max(0, line.played_at - time.monotonic()))
    to = line.is_open and line.transfer_to
    if to:
        line.send_transfer(to)
    line.hang_up()
    line.log("ended", to or "hung up")


async def press(line, digit):
    """Takes a key of the caller, but no other text."""
    if not line.transfer_to and re.fullmatch("[0-9*#A-D]", digit):
        line.keys.append(digit)
        await line.send_keys()


async def take(line, message):
    """Acts on a message of the phone; returns the task of a new call."""
    event = message.get("event")
    if event == "start" and not line.start:
        line.start = message["start"]
        # What comes from strangers goes into a prompt only after a check.
        caller = line.start.get("from", "")
        if not re.fullmatch(r"\+?[\d ]{3,20}", caller):
            caller = "unknown"
        line.log("call", caller)
        return asyncio.create_task(answer(line, caller))
    if event == "media":
        line.hear(base64.b64decode(message["media"]["payload"]))
    elif event == "dtmf":
        await press(line, message["dtmf"]["digit"])
    elif event == "stop":
        line.close()
    return None


async def connect_phone(phone):
    """Handles one media stream until its call has ended."""
    line = Line(phone)
    helpers = [asyncio.create_task(line.watch())]
    helpers.append(asyncio.create_task(line.write()))
    call = None
    try:
        while True:
            text = await asyncio.wait_for(phone.recv(), MAX_SILENT_SECONDS)
            call = await take(line, json.loads(text)) or call
    except (ConnectionClosed, asyncio.TimeoutError):
        pass
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        # It ends its own call, and no other.
        line.log("phone", error)
        await phone.close(1003)
    line.close()
    if call:
        await call
    for task in helpers:
        task.cancel()


def authorize(connection, request):
    """Only your telephone service knows the token."""
    token = parse_qs(urlsplit(request.path).query).get("token", [""])[0]
    if not hmac.compare_digest(token.encode(), TOKEN.encode()):
        return connection.respond(HTTPStatus.UNAUTHORIZED, "Wrong token\n")
    return None


async def main():
    # In front of it, a proxy has the certificate.
    async with serve(
        connect_phone, "127.0.0.1", PORT, process_request=authorize
    ) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"Waiting for calls on port {port}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(main())
