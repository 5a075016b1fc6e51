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
import time
import wave
from collections import deque
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.exceptions import InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
AGENT_ID = os.environ.get("AGENT_ID", "YOUR_AGENT_ID")

RATE = 16000
AUDIO = {"type": "raw", "encoding": "pcm_s16le", "sample_rate": RATE}

CHUNK_SECONDS = 0.1
CHUNK_BYTES = int(RATE * CHUNK_SECONDS) * 2
# Two seconds of audio that the service has not acknowledged.
MAX_UNCONFIRMED = 20
REPEATED_SECONDS = 1
# A new conversation gets this many turns of the one before.
TURNS_TO_REPEAT = 6
# After its reply, the agent can continue when a function returns.
QUIET_SECONDS = 3
REPLY_SECONDS = 20
# What to do after a conversation: {{provider.siteUrl}}/api-ref/#recovery
RENEW = {"idle_timeout", "session_timeout"}
# After one of these, the service ends the conversation, and not the agent.
ENDING_WARNINGS = {"session_timeout", "conversation_termination"}
RETRY = {"asr_error", "internal_error", "job_error", "quota_exceeded"}
RETRY |= {429, 500, 502, 503, 504}
STOP = {"config_error", "protocol_error", "not_authorised", "not_allowed"}
STOP |= {"timelimit_exceeded"}
FIRST_WAIT = float(os.environ.get("RETRY_SECONDS", "5"))
LONGEST_WAIT = 60
MAX_RETRIES = 8
# When a message is later than this, the connection counts as broken.
START_SECONDS, CONFIRM_SECONDS, END_SECONDS = 30, 20, 30


class Ended(Exception):
    """A conversation that failed: what was seen of it, and the reason."""

    def __init__(self, seen, reason, asked=0.0):
        super().__init__(reason)
        self.seen = seen
        self.action = decide(seen)
        self.asked = asked  # seconds of a Retry-After
        self.has_worked = False


def decide(seen):
    """`seen` is the type of the Error, the close code, or the status."""
    if seen in RENEW:
        return "renew"
    if seen in RETRY:
        return "retry"
    if seen in STOP:
        return "stop"
    if isinstance(seen, int):
        # Flow has no close codes of its own: each is a broken connection.
        return "retry" if seen >= 1000 else "stop"
    return "stop" if seen.startswith("invalid_") else "once"


class News:
    """What the agent is to say. A break loses what it has not said yet."""

    def __init__(self):
        self.unsaid = []
        self.begun = []  # what was unsaid when the reply began
        self.conversation = None  # that goes on
        self.is_broken = False  # the conversation before this one

    async def tell(self, text, mine=None, **result):
        """Tells the agent; `result` is a ToolResult of `mine`."""
        self.unsaid.append({"text": text, "replies": 0})
        now = self.conversation
        with suppress(ConnectionClosed):
            if result and mine is now and not mine.is_over:
                await mine.send("ToolResult", **result)
            elif now and not now.is_over:
                await now.send("AddInput", input=text, immediate=True)

    def note(self, name, open_calls):
        """Takes the name of each message, and the number of open calls."""
        if name == "ResponseStarted":
            self.begun = list(self.unsaid)
        elif name == "ResponseCompleted":
            # Which text a reply is about is unknown, and it can be about an
            # open call: a text is said after as many replies as there are.
            for one in self.begun:
                one["replies"] += 1
            most = max(1, len(self.begun) + open_calls)
            self.unsaid = [one for one in self.unsaid if one["replies"] < most]

    def again(self, conversation):
        """Returns what a new conversation has to say, in one reply."""
        self.conversation = conversation
        text = " ".join(one["text"] for one in self.unsaid)
        self.unsaid = [{"text": text, "replies": 0}] if text else []
        return text


class Conversation:
    """One conversation on one socket."""

    def __init__(self, socket, play, handlers, turns, news, is_live, log):
        self.socket = socket
        self.play = play
        self.handlers = handlers
        self.turns = turns
        self.news = news
        self.is_live = is_live
        self.log = log
        self.announced = ""  # the whole text of the reply
        self.is_mute = False  # the agent's voice has failed
        self.last_turns = list(turns)  # of the one before
        self.sent = 0
        self.heard = 0
        self.replies = 0
        self.is_speaking = False
        self.is_over = False
        self.is_announced = False  # that the service will end it
        self.is_terminated = False  # by the service, and not by the agent
        # Other conversations can use the same ids.
        self.calls = set()
        self.open = set()  # IDs of calls without a result
        self.has_worked = False
        # When the messages that must come are due, the first one first.
        self.due = deque()
        self.expect(START_SECONDS)
        self.room = asyncio.Semaphore(MAX_UNCONFIRMED)
        self.tasks = set()

    def expect(self, seconds):
        self.due.append(time.monotonic() + seconds)

    async def send(self, name, **fields):
        """Sends a text message."""
        if name == "ToolResult":
            self.open.discard(fields["id"])
        await self.socket.send(json.dumps({"message": name, **fields}))

    async def run(self, source):
        """Streams the frames of `source` until one side has ended."""
        try:
            while True:
                frame = await self.receive()
                if isinstance(frame, bytes):
                    await self.hear(frame)
                elif await self.take(json.loads(frame), source):
                    return
                if self.is_over:
                    self.expect_end()
        finally:
            for task in self.tasks:
                task.cancel()

    async def receive(self):
        """Waits for a message; raises an exception when one is overdue."""
        while not self.due or time.monotonic() < self.due[0]:
            with suppress(asyncio.TimeoutError):
                return await asyncio.wait_for(self.socket.recv(), 1)
        raise asyncio.TimeoutError

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
            self.due.clear()
            with suppress(ConnectionClosed):
                await self.repeat_turns()
            self.begin(self.stream(source))
        elif name == "AudioAdded":
            self.room.release()
            self.due.popleft()
        elif name == "AddTranscript":
            self.has_worked = True
            said = message["metadata"]["transcript"].strip()
            self.turns.append(f"User: {said}")
        elif name == "ResponseStarted":
            self.has_worked = self.is_speaking = True
            self.announced = message["content"]
        elif name in ("ResponseCompleted", "ResponseInterrupted"):
            self.is_speaking = False
            self.replies += 1
            # After an interruption, this is the spoken part.
            said = f"Agent: {message['content']}"
            if self.is_mute:
                said = f"Agent, not spoken: {self.announced}"
            self.is_mute = False
            self.turns.append(said)
        elif name == "ToolInvoke":
            # Each call is run once.
            if message["id"] in self.calls:
                return False
            self.calls.add(message["id"])
            self.open.add(message["id"])
        elif name == "Warning":
            self.is_announced |= message["type"] in ENDING_WARNINGS
            self.is_mute |= message["type"] == "tts_error"
        elif name == "ConversationEnding":
            self.is_terminated = self.is_announced and not self.is_over
            self.is_over = True
        elif name == "Error":
            # The Error has the reason; ignore the close code.
            reason = f"{message['type']}: {message['reason']}"
            raise Ended(message["type"], reason)
        self.news.note(name, len(self.open))
        report(message, self.log)
        if name in self.handlers:
            self.begin(self.handlers[name](self, message))
        if name == "ConversationEnded" and self.is_terminated:
            reason = "The service ended the conversation."
            raise Ended("session_timeout", reason)
        return name == "ConversationEnded"

    async def repeat_turns(self):
        """The new conversation knows nothing of the one before.

        A live user who spoke last waits for a reply. A recording goes on, and
        its speech, which is repeated, would interrupt the reply.
        """
        notes = self.news.again(self)
        if self.last_turns or notes:
            broke = "The connection broke. " if self.news.is_broken else ""
            quoted = json.dumps(self.last_turns)
            turns = f"Context: {broke}The last turns, quoted: {quoted}"
            fields = {"input": f"{turns} {notes}".strip()}
            last = self.last_turns[-1] if self.last_turns else ""
            if self.is_live and last.startswith("User: "):
                fields["immediate"] = True
            await self.send("AddInput", **fields)

    async def stream(self, source):
        """Sends the user's voice, then hangs up."""
        try:
            async for chunk in source(self):
                await self.room.acquire()
                if self.is_over:
                    return
                self.sent += 1
                self.expect(CONFIRM_SECONDS)
                await self.socket.send(chunk)
            await self.hang_up()
        except ConnectionClosed:
            pass  # run() gets the same exception and raises it.

    async def hang_up(self):
        """Ends the user's side once. The last transcript still arrives."""
        if not self.is_over:
            self.is_over = True
            self.expect_end()
            await self.send("AudioEnded", last_seq_no=self.sent)

    def expect_end(self):
        """From now on, only the next message is due."""
        self.due.clear()
        self.expect(END_SECONDS)

    def begin(self, coroutine):
        """Runs a task during the conversation. The set keeps it alive."""
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def report(message, log):
    """Prints what both sides say, and what goes wrong."""
    name = message["message"]
    if name == "AddTranscript":
        log("user   ", message["metadata"]["transcript"].strip())
    elif name == "ResponseStarted":
        log("agent  ", message["content"])
    elif name == "ResponseInterrupted":
        log("(interrupted at %.1f s)" % message["end_time"])
    elif name == "Warning":
        log("warning", message["reason"], file=sys.stderr)


async def talk(
    source,
    play,
    handlers=None,
    tools=(),
    variables=None,
    is_live=False,
    audio=AUDIO,
    is_wanted=lambda: True,
    memory=None,
    log=print,
):
    """Holds a conversation, over as many sockets as it takes.

    `is_live` says that a person speaks, and not a recording. While
    `is_wanted` returns false, no further conversation starts.
    """
    agent = {"template_id": AGENT_ID, "template_variables": variables or {}}
    start = {"audio_format": audio, "conversation_config": agent}
    if tools:
        start["tools"] = tools
    turns, news = memory or (deque(maxlen=TURNS_TO_REPEAT), News())
    common = play, handlers or {}, turns, news, is_live, log
    attempt = 0
    while is_wanted():
        try:
            return await talk_once(source, start, common)
        except Ended as failure:
            ended = failure
        if not is_wanted():
            return None
        # A final, or a reply, starts the count of failures again.
        attempt = 1 if ended.has_worked else attempt + 1
        most = 1 if ended.action == "once" else MAX_RETRIES
        if ended.action == "stop" or attempt > most:
            raise ended
        if ended.action == "renew" and ended.has_worked:
            continue
        longer = FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(1, 2)
        wait = max(ended.asked, min(LONGEST_WAIT, longer))
        log(f"{ended} Again in {wait:.0f} s.", file=sys.stderr)
        await asyncio.sleep(wait)
    return None


async def talk_once(source, start, common):
    """Returns after ConversationEnded; raises Ended otherwise."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    conversation = None
    try:
        async with connect(
            URL,
            additional_headers=headers,
            close_timeout=1,
            max_size=None,
        ) as socket:
            conversation = Conversation(socket, *common)
            # A socket that is closed already still has its Error to read.
            with suppress(ConnectionClosed):
                await conversation.send("StartConversation", **start)
            return await conversation.run(source)
    except InvalidStatus as failure:
        status = failure.response.status_code
        hint = " Check API_KEY." if status == 401 else ""
        reason = f"The handshake failed with HTTP {status}.{hint}"
        after = failure.response.headers.get("Retry-After", "")
        ended = Ended(status, reason, float(after) if after.isdigit() else 0.0)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
        ended = Ended(code, f"The connection closed with {code}.")
    except (OSError, asyncio.TimeoutError, InvalidHandshake) as error:
        ended = Ended(1006, str(error) or "The service is silent.")
    except Ended as failure:
        ended = failure
    if conversation:
        ended.has_worked = conversation.has_worked
        # A close code and no message; a failed handshake is no conversation.
        if conversation.news.conversation is conversation:
            conversation.news.is_broken = isinstance(ended.seen, int)
        if conversation.is_over and not conversation.is_terminated:
            ended.action = "stop"  # there is nothing to try again
    raise ended


def read_recording(path):
    """Returns the frames of a WAV file in the expected format."""
    with wave.open(path, "rb") as audio:
        found = audio.getframerate(), audio.getnchannels()
        if found != (RATE, 1) or audio.getsampwidth() != 2:
            raise ValueError(
                f"{path} has {found[0]} Hz. "
                f"Convert it to {RATE} Hz, one channel, and 16 bits."
            )
        sound = audio.readframes(audio.getnframes())
    cuts = range(0, len(sound), CHUNK_BYTES)
    return [sound[cut : cut + CHUNK_BYTES] for cut in cuts]


def as_microphone(chunks):
    """Turns a recording into a source, at the pace of speech."""
    position = 0

    async def source(conversation):
        nonlocal position
        # A new conversation continues, and repeats the last second.
        position = max(0, position - int(REPEATED_SECONDS / CHUNK_SECONDS))
        while position < len(chunks):
            position += 1
            yield chunks[position - 1]
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
    except Ended as ended:
        sys.exit(f"The conversation failed: {ended}")


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
