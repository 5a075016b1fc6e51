# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Measures how late transcripts come, for several values of max_delay.

Plays a WAV file (16-bit, one channel) at the speed of speech.
Usage: python3 measure-latency.py example.wav 0.7 2 4
"""

import asyncio
import json
import os
import statistics
import sys
import time
import wave
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
FRAME_SECONDS = 0.1
# After this warning, the service ignores the rest of the audio.
CUT = "duration_limit_exceeded"


def start_message(sample_rate, max_delay):
    return {
        "message": "StartRecognition",
        "audio_format": {
            "type": "raw",
            "encoding": "pcm_s16le",
            "sample_rate": sample_rate,
        },
        "transcription_config": {
            "language": "en",
            "model": "enhanced",
            "enable_partials": True,
            "max_delay": max_delay,
            "max_delay_mode": "fixed",
        },
    }


async def play(socket, path, began):
    """Sends each frame at the moment when a microphone would."""
    frames = 0
    # If the service has closed the socket, measure() reads the reason.
    with suppress(ConnectionClosed), wave.open(path) as audio:
        size = int(audio.getframerate() * FRAME_SECONDS)
        while frame := audio.readframes(size):
            frames += 1
            due = began + frames * FRAME_SECONDS
            await asyncio.sleep(max(0, due - time.monotonic()))
            await socket.send(frame)
        end = {"message": "EndOfStream", "last_seq_no": frames}
        await socket.send(json.dumps(end))


async def measure(path, max_delay):
    """Returns the delays of partials and of finals, in seconds."""
    delays = {"AddPartialTranscript": [], "AddTranscript": []}
    with wave.open(path) as audio:
        rate = audio.getframerate()
    auth = {"Authorization": f"Bearer {API_KEY}"}
    async with connect(URL, additional_headers=auth, max_size=None) as socket:
        # If the service has closed the socket, the loop reads the Error.
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(start_message(rate, max_delay)))
        player = None
        newest = 0.0
        async for text in socket:
            message = json.loads(text)
            name = message["message"]
            if name == "RecognitionStarted":
                began = time.monotonic()
                player = asyncio.create_task(play(socket, path, began))
            elif name == "AddPartialTranscript":
                # A partial counts once: when it brings a new word.
                end = message["metadata"]["end_time"]
                if end > newest:
                    delays[name].append(time.monotonic() - began - end)
                newest = max(newest, end)
            elif name == "AddTranscript":
                now = time.monotonic() - began
                for item in message["results"]:
                    if item["type"] == "word":
                        delays[name].append(now - item["end_time"])
            elif name == "Error" or message.get("type") == CUT:
                sys.exit(f"{message['type']}: {message['reason']}")
            elif name == "EndOfTranscript":
                await player
                return delays.values()
    sys.exit("The service closed the connection before the transcript ended.")


async def main():
    path = sys.argv[1] if len(sys.argv) > 1 else "example.wav"
    values = [float(value) for value in sys.argv[2:]] or [0.7, 2, 4]
    print("max_delay  partials  finals  slowest")
    for max_delay in values:
        partials, finals = await measure(path, max_delay)
        early = statistics.median(partials or [0])
        late = statistics.median(finals or [0])
        worst = max(finals or [0])
        cells = f"{early:7.2f} s {late:5.2f} s {worst:6.2f} s"
        print(f"{max_delay:7.1f} s {cells}")


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except InvalidStatus as failure:
        code = failure.response.status_code
        sys.exit(f"The handshake failed with HTTP {code}. Check API_KEY.")
    except (ConnectionClosed, OSError, wave.Error) as error:
        sys.exit(f"The measurement failed: {error}")
