# Python 3.9 or later; packages: websockets 14 or later
"""Streams two recordings as the two channels of one session.

Usage: python3 two-channels.py agent.wav caller.wav
The recordings are WAV files: 16 kHz, one channel, 16 bits.
"""

import asyncio
import base64
import json
import os
import sys
import wave
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)

CHANNELS = dict(zip(("agent", "caller"), sys.argv[1:3]))
RATE = 16000

START = {
    "message": "StartRecognition",
    "audio_format": {
        "type": "raw",
        "encoding": "pcm_s16le",
        "sample_rate": RATE,
    },
    "transcription_config": {
        "language": "en",
        "model": "enhanced",
        "diarization": "channel",
        "channel_diarization_labels": list(CHANNELS),
    },
}

FRAME_SAMPLES = RATE // 10
# Frames that the service can leave unacknowledged before sending pauses.
# Without this limit, a file fills the buffers of the service.
MAX_UNCONFIRMED = 50
# After this warning, the service ignores the rest of the audio.
CUT = "duration_limit_exceeded"


def show(message):
    """Prints each final with the channel that it belongs to."""
    if message["message"] == "AddTranscript":
        text = message["metadata"]["transcript"]
        if text:
            print(f"{message['channel']:7}", text)


async def send_audio(socket, recordings, rooms):
    """Sends both channels side by side, and ends each when it is over."""
    await asyncio.gather(
        *(
            send_channel(socket, name, recordings[name], rooms[name])
            for name in CHANNELS
        )
    )


async def send_channel(socket, channel, recording, room):
    frames = 0
    try:
        while samples := recording.readframes(FRAME_SAMPLES):
            await room.acquire()
            data = base64.b64encode(samples).decode()
            await send(socket, "AddChannelAudio", channel, data=data)
            frames += 1
        await send(socket, "EndOfChannel", channel, last_seq_no=frames)
    except ConnectionClosed:
        pass  # The loop that reads messages sees it too, and reports it.


async def send(socket, name, channel, **fields):
    message = {"message": name, "channel": channel, **fields}
    await socket.send(json.dumps(message))


async def run(recordings):
    """Runs one session from its first message to its last."""
    rooms = {name: asyncio.Semaphore(MAX_UNCONFIRMED) for name in CHANNELS}
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
                task = send_audio(socket, recordings, rooms)
                sender = asyncio.create_task(task)
            elif name == "ChannelAudioAdded":
                rooms[message["channel"]].release()
            elif name == "Error" or message.get("type") == CUT:
                sys.exit(f"{message['type']}: {message['reason']}")
            elif name == "EndOfTranscript":
                await sender
                return
            else:
                show(message)
    sys.exit("The service closed the connection before the transcript ended.")


def main():
    if len(CHANNELS) != 2:
        sys.exit("Usage: python3 two-channels.py agent.wav caller.wav")
    try:
        recordings = {
            name: wave.open(path) for name, path in CHANNELS.items()
        }
        asyncio.run(run(recordings))
    except InvalidStatus as failure:
        code = failure.response.status_code
        hint = " Check API_KEY." if code == 401 else ""
        sys.exit(f"The handshake failed with HTTP {code}.{hint}")
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
        sys.exit(f"The connection closed with code {code}.")
    except (OSError, wave.Error) as error:
        sys.exit(f"Cannot read a file or reach the service: {error}")


if __name__ == "__main__":
    main()
