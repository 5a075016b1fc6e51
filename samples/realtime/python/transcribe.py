# Python 3.9 or later. Packages: pip install "websockets>=14"
import asyncio
import json
import os
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

URL = os.environ.get("REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
KEY = {"Authorization": f"Bearer {API_KEY}"}
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"
START = {
    "message": "StartRecognition",
    "audio_format": {"type": "file"},
    "transcription_config": {"language": "en"},
}


async def send(socket, audio, room):
    frames = 0
    with suppress(ConnectionClosed):  # transcribe() still reads the Error
        while frame := audio.read(4096):
            await room.acquire()
            await socket.send(frame)
            frames += 1
        end = {"message": "EndOfStream", "last_seq_no": frames}
        await socket.send(json.dumps(end))


async def transcribe(audio):
    """Returns nothing, or why the session failed."""
    room = asyncio.Semaphore(50)  # frames that can be unacknowledged
    async with connect(URL, additional_headers=KEY, max_size=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(START))
        async for data in socket:
            message = json.loads(data)
            name = message["message"]
            if name == "RecognitionStarted":
                sender = asyncio.create_task(send(socket, audio, room))
            elif name == "AudioAdded":
                room.release()
            elif name == "AddTranscript":
                print(message["metadata"]["transcript"], end="", flush=True)
            elif name == "EndOfTranscript":
                await sender
                return print()
            elif name == "Error":
                return f"{message['type']}: {message['reason']}"
    return "The connection closed before the transcript ended."


try:
    with open(AUDIO_PATH, "rb") as audio:
        sys.exit(asyncio.run(transcribe(audio)))
except Exception as error:  # no file, or no connection
    sys.exit(f"{type(error).__name__}: {error}")
