# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Streams an audio file and prints each turn when its speaker has finished."""

import asyncio
import json
import os
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"

START = {
    "message": "StartRecognition",
    "audio_format": {"type": "file"},
    "transcription_config": {
        "language": "en",
        "model": "enhanced",
        "max_delay": 1,
        "conversation_config": {"end_of_utterance_silence_trigger": 0.25},
    },
}

FRAME_BYTES = 4096
# Frames that the service can leave unacknowledged before sending pauses.
# Without this limit, a file fills the buffers of the service.
MAX_UNCONFIRMED = 50
# After this warning, the service ignores the rest of the audio.
CUT = "duration_limit_exceeded"


turn = []


def show(message):
    """Collects finals, and responds when the speaker has finished."""
    name = message["message"]
    text = message.get("metadata", {}).get("transcript")
    if name == "AddTranscript" and text:
        turn.append(text)
    elif name == "EndOfUtterance":
        answer()


def answer():
    """Your assistant, translator, or command goes here."""
    said = "".join(turn).strip()
    turn.clear()
    if said:
        print("turn   ", said)


async def send_audio(socket, audio, room):
    """Sends the file in frames, then ends the stream."""
    frames = 0
    try:
        while frame := audio.read(FRAME_BYTES):
            await room.acquire()
            await socket.send(frame)
            frames += 1
        end = {"message": "EndOfStream", "last_seq_no": frames}
        await socket.send(json.dumps(end))
    except ConnectionClosed:
        pass  # The loop that reads messages sees it too, and reports it.


async def run(audio):
    """Runs one session from its first message to its last."""
    room = asyncio.Semaphore(MAX_UNCONFIRMED)
    sender = None
    auth = {"Authorization": f"Bearer {API_KEY}"}
    async with connect(URL, additional_headers=auth, max_size=None) as socket:
        # If the service has closed the socket, the loop reads the Error.
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(START))
        async for text in socket:
            message = json.loads(text)
            name = message["message"]
            if name == "RecognitionStarted":
                sender = asyncio.create_task(send_audio(socket, audio, room))
            elif name == "AudioAdded":
                room.release()
            elif name == "Error" or message.get("type") == CUT:
                sys.exit(f"{message['type']}: {message['reason']}")
            elif name == "EndOfTranscript":
                await sender
                return
            else:
                show(message)
    sys.exit("The service closed the connection before the transcript ended.")


def main():
    try:
        with open(AUDIO_PATH, "rb") as audio:
            asyncio.run(run(audio))
    except InvalidStatus as failure:
        code = failure.response.status_code
        hint = " Check API_KEY." if code == 401 else ""
        sys.exit(f"The handshake failed with HTTP {code}.{hint}")
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
        sys.exit(f"The connection closed with code {code}.")
    except OSError as error:
        sys.exit(f"Cannot read the file or reach the service: {error}")
    answer()  # what was said after the last pause


if __name__ == "__main__":
    main()
