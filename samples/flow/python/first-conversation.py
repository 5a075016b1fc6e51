# Python 3.9 or later. Packages: pip install "websockets>=14"
import asyncio
import json
import os
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
KEY = {"Authorization": f"Bearer {os.environ['API_KEY']}"}
AGENT = {"template_id": os.environ["AGENT_ID"], "template_variables": {}}


async def send(socket, data):
    with suppress(ConnectionClosed):  # talk() still reads the Error
        await socket.send(data if type(data) is bytes else json.dumps(data))


async def speak(socket, room):
    """Sends the question and ten seconds of silence, then hangs up."""
    audio = sys.stdin.buffer.read() + bytes(320_000)
    frames = [audio[at : at + 3200] for at in range(0, len(audio), 3200)]
    for frame in frames:
        await room.acquire()
        await send(socket, frame)
        await asyncio.sleep(0.1)
    end = {"message": "AudioEnded", "last_seq_no": len(frames)}
    await send(socket, end)


async def talk():
    """Returns nothing, or why the conversation failed."""
    room, heard = asyncio.Semaphore(20), 0  # at most 2 s unacknowledged
    start = {"message": "StartConversation", "conversation_config": AGENT}
    async with connect(URL, additional_headers=KEY) as socket:
        await send(socket, start)
        async for data in socket:
            if isinstance(data, bytes):  # the agent's voice
                heard += 1
                received = {"message": "AudioReceived", "seq_no": heard}
                await send(socket, received)
                continue
            message = json.loads(data)
            name = message["message"]
            if name == "ConversationStarted":
                speaker = asyncio.create_task(speak(socket, room))
            elif name == "AudioAdded":
                room.release()
            elif name == "AddTranscript":
                print("user  ", message["metadata"]["transcript"].strip())
            elif name == "ResponseStarted":
                print("agent ", message["content"])
            elif name == "ConversationEnding":
                speaker.cancel()
            elif name == "ConversationEnded":
                return None
            elif name == "Error":
                return f"{message['type']}: {message['reason']}"
    return "The connection closed before the end."


try:
    sys.exit(asyncio.run(asyncio.wait_for(talk(), 120)))
except Exception as error:  # no connection, or no end after two minutes
    sys.exit(f"{type(error).__name__}: {error}")
