"""Stands for sounddevice where no device is: the microphone says SHIM_AUDIO, the loudspeaker swallows what it gets."""

import os
import threading
import wave

# The microphone is asked for a tenth of a second at a time, the loudspeaker for as much.
BLOCK = 1600


class PortAudioError(Exception):
    pass


class _Stream:
    def __init__(self, *, callback, samplerate, channels, dtype, blocksize=BLOCK):
        assert channels == 1 and dtype == "int16"
        self.callback = callback
        self.seconds = blocksize / samplerate
        self.bytes = blocksize * 2
        self.over = threading.Event()

    def __enter__(self):
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join()


class RawInputStream(_Stream):
    def run(self):
        with wave.open(os.environ["SHIM_AUDIO"]) as recording:
            while not self.over.wait(self.seconds):
                sound = recording.readframes(self.bytes // 2).ljust(self.bytes, b"\0")
                self.callback(sound, self.bytes // 2, None, None)


class RawOutputStream(_Stream):
    def run(self):
        while not self.over.wait(self.seconds):
            out = memoryview(bytearray(self.bytes))
            self.callback(out, self.bytes // 2, None, None)
