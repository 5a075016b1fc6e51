# Python 3.9 or later. Packages: pip install "websockets>=14"
import asyncio
import json
import os
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

# region settings
URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
AGENT_ID = os.environ.get("AGENT_ID") or sys.exit("Set AGENT_ID first")
KEY = {"Authorization": f"Bearer {API_KEY}"}
AGENT = {"template_id": AGENT_ID, "template_variables": {}}
# endregion settings


async def send(socket, name, **fields):
    with suppress(ConnectionClosed):  # talk() still reads the Error
        await socket.send(json.dumps({"message": name, **fields}))


# region audio
async def speak(socket, room):
    """Sends the question and ten seconds of silence, then hangs up."""
    audio = sys.stdin.buffer.read() + bytes(320_000)
    frames = [audio[at : at + 3200] for at in range(0, len(audio), 3200)]
    with suppress(ConnectionClosed):
        for frame in frames:
            await room.acquire()
            await socket.send(frame)
            await asyncio.sleep(0.1)
    await send(socket, "AudioEnded", last_seq_no=len(frames))
# endregion audio


# region open
async def talk():
    """Returns nothing, or why the conversation failed."""
    room, heard = asyncio.Semaphore(20), 0  # at most 2 s unacknowledged
    async with connect(URL, additional_headers=KEY, max_size=None) as socket:
        await send(socket, "StartConversation", conversation_config=AGENT)
# endregion open
        # region receive
        async for data in socket:
            if isinstance(data, bytes):  # the agent's voice
                heard += 1
                await send(socket, "AudioReceived", seq_no=heard)
                continue
            message = json.loads(data)
            name = message["message"]
            if name == "ConversationStarted":
                speaker = asyncio.create_task(speak(socket, room))
            elif name == "AddTranscript":
                print("user  ", message["metadata"]["transcript"].strip())
            elif name == "ResponseStarted":
                print("agent ", message["content"])
            elif name == "AudioAdded":
                room.release()
            elif name == "ConversationEnding":
                speaker.cancel()
            elif name == "ConversationEnded":
                return None
            elif name == "Error":
                return f"{message['type']}: {message['reason']}"
    return "The connection closed before the end."
# endregion receive


# region errors
try:
    sys.exit(asyncio.run(asyncio.wait_for(talk(), 120)))
except Exception as error:  # no connection, or no end after two minutes
    sys.exit(f"{type(error).__name__}: {error}")
# endregion errors
