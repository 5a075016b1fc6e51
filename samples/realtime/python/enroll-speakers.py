# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Enrolls a speaker: stores the identifiers of a voice under a name.

Usage: python3 enroll-speakers.py clip.wav Nadia
The clip has 5 to 30 seconds in which only this speaker talks.
"""

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

SPEAKERS_PATH = "speakers.json"
NAME = sys.argv[2] if len(sys.argv) > 2 else "Nadia"

START = {
    "message": "StartRecognition",
    "audio_format": {"type": "file"},
    "transcription_config": {
        "language": "en",
        "model": "enhanced",
        "diarization": "speaker",
        "speaker_diarization_config": {"get_speakers": True},
    },
}

FRAME_BYTES = 4096
# Frames that the service can leave unacknowledged before sending pauses.
# Without this limit, a file fills the buffers of the service.
MAX_UNCONFIRMED = 50
# After this warning, the service ignores the rest of the audio.
CUT = "duration_limit_exceeded"


def show(message):
    """Stores the identifiers, which come at the end of the session."""
    if message["message"] != "SpeakersResult":
        return
    voices = message["speakers"]
    if len(voices) != 1:
        sys.exit(f"The clip has {len(voices)} speakers instead of one.")
    identifiers = voices[0]["speaker_identifiers"]
    speakers = [one for one in read_speakers() if one["label"] != NAME]
    speakers.append({"label": NAME, "speaker_identifiers": identifiers})
    with open(SPEAKERS_PATH, "w", encoding="utf-8") as file:
        json.dump(speakers, file, indent=2)
    print(f"Enrolled {NAME} in {SPEAKERS_PATH}")


def read_speakers():
    """Returns the speakers that you enrolled before."""
    if not os.path.exists(SPEAKERS_PATH):
        return []
    with open(SPEAKERS_PATH, encoding="utf-8") as file:
        return json.load(file)


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


if __name__ == "__main__":
    main()
