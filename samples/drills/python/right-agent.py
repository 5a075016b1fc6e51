# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Holds a conversation with an agent, whatever happens on the way.

Usage: python3 right-agent.py recording.wav
"""

import asyncio
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import wave

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
KEYS_URL = os.environ.get("KEYS_URL", "https://{{provider.managementHost}}/v1")
AGENT_ID = os.environ.get("AGENT_ID", "YOUR_AGENT_ID")
TEMPORARY_KEY = os.environ.get("TEMPORARY_KEY")
# How long the function takes.
TOOL_SECONDS = float(os.environ.get("TOOL_SECONDS", "0.5"))

# Failures that pass; anything else is fatal.
PASSING = {"job_error", "quota_exceeded", "internal_error", "asr_error"}
# The conversation is over, and a new one begins.
OVER = {"idle_timeout", "session_timeout", "terminated"}
FATAL = ("invalid_", "not_", "config_", "protocol_", "timelimit_")
# Of the service for keys; other statuses don't pass.
BUSY = {429, 500, 502, 503, 504}
FIRST_WAIT, LONGEST_WAIT, MAX_RETRIES = 5, 60, 8
SILENCE_SECONDS, REPLY_SECONDS, QUIET_SECONDS = 20, 20, 2
# For the start, and for each message after the last audio.
EDGE_SECONDS = 30

TOOL = {
    "type": "function",
    "function": {
        "name": "book_table",
        "description": "Use when the caller wants a table.",
        "parameters": {
            "type": "object",
            "required": ["day"],
            "properties": {"day": {"type": "string", "description": "Weekday"}},
        },
    },
}


class Failure(Exception):
    """A conversation that didn't end well."""

    def __init__(self, reason, is_passing=False, most=MAX_RETRIES, asked=0):
        super().__init__(str(reason))
        self.is_over = reason in OVER
        self.is_passing = is_passing or self.is_over
        self.most, self.asked, self.has_worked = most, asked, False
        self.is_rejected = reason in (401, "not_authorised")


def failed_with(kind):
    """A type that no page lists is tried once more."""
    is_listed = kind in PASSING or kind in OVER
    is_passing = is_listed or not kind.startswith(FATAL)
    return Failure(kind, is_passing, MAX_RETRIES if is_listed else 1)


def request_key():
    headers = {"Authorization": f"Bearer {API_KEY}"}
    address = f"{KEYS_URL}/api_keys?type=flow"
    request = urllib.request.Request(address, b'{"ttl": 3600}', headers)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)["key_value"]


async def get_key():
    """Returns the key of the next conversation; a rejected API key is fatal."""
    if not TEMPORARY_KEY:
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


# The agent can ask again, with any id, also in the next conversation.
BOOKINGS = {}
# Of functions, which a broken conversation doesn't end.
TASKS = set()
# Results for which there was no conversation.
UNTOLD = []


async def book(day):
    await asyncio.sleep(TOOL_SECONDS)
    print("acted", day)


class Conversation:
    """One conversation on one socket."""

    current = None

    def __init__(self, socket):
        self.socket = socket
        self.sent = self.heard = self.replies = 0
        self.is_over = self.is_speaking = self.is_terminated = False
        self.handled, self.tasks = set(), []

    async def send(self, **message):
        await self.socket.send(json.dumps(message))

    async def run_tool(self, call, function):
        """Runs each call once, if its arguments fit; no result after the end."""
        if call in self.handled:
            return
        self.handled.add(call)
        status, content = "ok", "It is booked."
        if function["name"] != TOOL["function"]["name"]:
            status, content = "failed", "There is no such function."
        elif not isinstance(function["arguments"].get("day"), str):
            status, content = "rejected", "day must be a string."
        else:
            day = function["arguments"]["day"]
            if day not in BOOKINGS:
                BOOKINGS[day] = asyncio.create_task(book(day))
            await BOOKINGS[day]
        if not self.is_over:
            await self.send(
                message="ToolResult",
                id=call,
                status=status,
                content=content,
            )
        elif status == "ok":
            # The call ended with its conversation.
            UNTOLD.append(f"The result of {function['name']}: it is booked.")
            await Conversation.current.tell()

    async def tell(self):
        while UNTOLD and not self.is_over:
            await self.send(message="AddInput", input=UNTOLD.pop(0))

    async def speak(self, audio, rate):
        """Sends speech as fast as it is spoken, then silence for the reply."""
        size, began, quiet = rate // 10 * 2, time.monotonic(), 0
        most = len(audio) // size + REPLY_SECONDS * 10
        for frame in range(most):
            due = began + frame / 10 - time.monotonic()
            await asyncio.sleep(max(0, due))
            if self.is_over:
                return
            part = audio[frame * size : (frame + 1) * size]
            is_quiet = not part and not self.is_speaking and self.replies > 0
            quiet = quiet + 0.1 if is_quiet else 0
            if quiet > QUIET_SECONDS + TOOL_SECONDS:
                break
            await self.socket.send(part or bytes(size))
            self.sent += 1
        self.is_over = True
        await self.send(message="AudioEnded", last_seq_no=self.sent)

    async def take(self, message, audio, rate):
        """Acts on a message; returns whether the conversation has ended."""
        name, kind = message["message"], message.get("type")
        if name == "ConversationStarted":
            Conversation.current = self
            await self.tell()
            self.tasks.append(asyncio.create_task(self.speak(audio, rate)))
        elif name == "ResponseStarted":
            self.is_speaking = True
        elif name in ("ResponseCompleted", "ResponseInterrupted"):
            self.is_speaking = False
            self.replies += 1
            print("agent", message["content"])
        elif name == "AddTranscript":
            print("user", message["metadata"]["transcript"].strip())
        elif name == "ToolInvoke":
            call = self.run_tool(message["id"], message["function"])
            task = asyncio.create_task(call)
            TASKS.add(task)
            task.add_done_callback(TASKS.discard)
        elif name == "Warning" and kind == "conversation_termination":
            self.is_terminated = True
        elif name == "ConversationEnding":
            self.is_over = True
        elif name == "ConversationEnded":
            # The service ended it, and not the agent.
            if self.is_terminated:
                raise Failure("terminated")
            return True
        elif name == "Error":
            raise failed_with(kind)
        return False


async def talk(audio, rate):
    """Holds one conversation; returns when it has ended well."""
    headers = {"Authorization": f"Bearer {await get_key()}"}
    options = {"additional_headers": headers, "max_size": None}
    # Of the library's own retries, there are none.
    socket = await connect(URL, compression=None, **options)
    own = Conversation(socket)
    start = {
        "message": "StartConversation",
        "audio_format": {
            "type": "raw",
            "encoding": "pcm_s16le",
            "sample_rate": rate,
        },
        "conversation_config": {"template_id": AGENT_ID},
        "tools": [TOOL],
    }
    try:
        await own.send(**start)
        while True:
            is_talk = own.sent > 0 and not own.is_over
            wait = SILENCE_SECONDS if is_talk else EDGE_SECONDS
            data = await asyncio.wait_for(socket.recv(), wait)
            if isinstance(data, bytes):
                own.heard += 1
                await own.send(message="AudioReceived", seq_no=own.heard)
            elif await own.take(json.loads(data), audio, rate):
                return
    except Failure as failure:
        failure.has_worked = own.replies > 0
        raise
    except (ConnectionClosed, OSError, asyncio.TimeoutError) as error:
        # Without an Error before it, any code is a connection that broke.
        failure = Failure(f"connection: {error}", is_passing=True)
        failure.has_worked = own.replies > 0
        raise failure from error
    finally:
        own.is_over = True
        for task in own.tasks:
            task.cancel()
        await asyncio.gather(*own.tasks, return_exceptions=True)
        await socket.close()


async def attempt(audio, rate):
    try:
        await talk(audio, rate)
    except InvalidStatus as error:
        status = error.response.status_code
        asked = float(error.response.headers.get("Retry-After", 0))
        is_passing = status == 429 or status >= 500
        raise Failure(status, is_passing, asked=asked) from error
    except (OSError, asyncio.TimeoutError) as error:
        raise Failure(error, is_passing=True) from error


async def main(path):
    with wave.open(path) as file:
        rate, audio = file.getframerate(), file.readframes(file.getnframes())
    failures = rejections = 0
    while True:
        try:
            return await attempt(audio, rate)
        except Failure as failure:
            print(failure, file=sys.stderr)
            # A reply starts this count again, too.
            rejections = 0 if failure.has_worked else rejections
            rejections += failure.is_rejected
            # A temporary key may have expired on its way: one new key shows it.
            is_old = TEMPORARY_KEY and failure.is_rejected and rejections < 2
            failures = 1 if failure.has_worked else failures + 1
            if not (failure.is_passing or is_old) or failures > failure.most:
                sys.exit(1)
            if is_old or (failure.is_over and failure.has_worked):
                continue
            longer = FIRST_WAIT * 2 ** (failures - 1) * random.uniform(1, 2)
            await asyncio.sleep(max(failure.asked, min(LONGEST_WAIT, longer)))


asyncio.run(main(sys.argv[1]))
