# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Streams two recordings as the two channels of a session.

Save channels.py in the same folder.
Usage: python3 two-channels.py agent.wav caller.wav
The recordings are WAV files: 16 kHz, one channel, 16 bits.
"""

import asyncio
import sys
import wave

from channels import Channel, transcribe

LABELS = ("agent", "caller")
FORMAT = {"type": "raw", "encoding": "pcm_s16le", "sample_rate": 16000}


def open_channel(label, path):
    channel = Channel(label, FORMAT)
    with wave.open(path) as recording:
        channel.push(recording.readframes(recording.getnframes()))
    channel.complete()
    return channel


def show(label, text):
    print(f"{label:7}", text, flush=True)


async def main(paths):
    try:
        channels = [open_channel(*one) for one in zip(LABELS, paths)]
    except (OSError, EOFError, wave.Error) as error:
        return f"Cannot read the recordings: {error}"
    return await transcribe(channels, FORMAT, show)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: python3 two-channels.py agent.wav caller.wav")
    sys.exit(asyncio.run(main(sys.argv[1:])))
