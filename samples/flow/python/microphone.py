# Python 3.9 or later. Packages: pip install "websockets>=14" sounddevice
# Save conversation.py in the same folder. Wear headphones: without echo
# cancellation the agent would hear itself.
"""Talks to an agent through microphone and loudspeaker.

Usage: python3 microphone.py    (Ctrl+C ends the conversation)
"""

import asyncio
import queue
import signal
import sys

import sounddevice
from conversation import CHUNK_BYTES, RATE, run, talk

FORMAT = {"samplerate": RATE, "channels": 1, "dtype": "int16"}


def open_microphone(stop):
    """Makes a source of the microphone; it ends when `stop` is set."""

    async def source(_conversation):
        loop = asyncio.get_running_loop()
        chunks = asyncio.Queue(maxsize=50)

        def take(sound, _frames, _time, _status):
            loop.call_soon_threadsafe(put, bytes(sound))

        def put(sound):
            # Full means that the network is slower than speech: the oldest
            # sound goes, so that the agent hears what is said now.
            if chunks.full():
                chunks.get_nowait()
            chunks.put_nowait(sound)

        size = CHUNK_BYTES // 2
        with sounddevice.RawInputStream(
            blocksize=size, callback=take, **FORMAT
        ):
            while not stop.is_set():
                yield await chunks.get()

    return source


class Loudspeaker:
    """Plays what it is given, and silence when there is nothing."""

    def __init__(self):
        self.voice = bytearray()
        self.incoming = queue.SimpleQueue()
        self.stream = sounddevice.RawOutputStream(callback=self.fill, **FORMAT)

    def fill(self, out, _frames, _time, _status):
        while not self.incoming.empty():
            self.voice.extend(self.incoming.get())
        sound = bytes(self.voice[: len(out)])
        del self.voice[: len(out)]
        out[:] = sound.ljust(len(out), b"\0")


async def talk_live():
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def end(*_):
        loop.call_soon_threadsafe(stop.set)

    # Not the loop's own handler of signals, which Windows lacks.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    speaker = Loudspeaker()
    with speaker.stream:
        await talk(open_microphone(stop), speaker.incoming.put, is_live=True)


def main():
    try:
        run(talk_live())
    except sounddevice.PortAudioError as error:
        sys.exit(f"Cannot use the microphone or loudspeaker: {error}")


if __name__ == "__main__":
    main()
