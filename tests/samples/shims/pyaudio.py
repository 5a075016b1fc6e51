"""Stands for PyAudio where no device is: its microphone says what the recording SHIM_AUDIO holds, then silence."""

import array
import os
import threading
import wave

paFloat32 = 1
paContinue = 0

# Faster than speech, so that a test is short; the program cannot tell. Not much faster: the program holds 200 frames
# until its connection is open, and drops what comes beyond.
SPEED = 2
DEVICES = [
    {"index": 0, "name": "Built-in Speakers", "maxInputChannels": 0, "defaultSampleRate": 16000.0},
    {"index": 1, "name": "Built-in Microphone", "maxInputChannels": 1, "defaultSampleRate": 16000.0},
    {"index": 2, "name": "USB Headset", "maxInputChannels": 1, "defaultSampleRate": 16000.0},
]


class Stream:
    def __init__(self, rate, size, callback):
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.play, args=(rate, size, callback), daemon=True)
        self.thread.start()

    def play(self, rate, size, callback):
        with wave.open(os.environ["SHIM_AUDIO"]) as recording:
            repeat = rate // recording.getframerate()
            whole = array.array("h", recording.readframes(recording.getnframes()))
        at = 0
        while not self.over.wait(size / rate / SPEED):
            chunk = [sample / 32768 for sample in whole[at : at + size // repeat] for _ in range(repeat)]
            at += size // repeat
            callback(array.array("f", chunk + [0.0] * (size - len(chunk))).tobytes(), size, {}, 0)

    def stop_stream(self):
        self.over.set()

    def close(self):
        self.thread.join()


class PyAudio:
    def get_device_count(self):
        return len(DEVICES)

    def get_device_info_by_index(self, index):
        if not 0 <= index < len(DEVICES):
            raise OSError("Invalid device")
        return DEVICES[index]

    def get_default_input_device_info(self):
        return DEVICES[1]

    def open(self, *, format, channels, rate, input, input_device_index, frames_per_buffer, stream_callback):
        assert format == paFloat32 and channels == 1 and input
        if DEVICES[input_device_index]["maxInputChannels"] < 1:
            raise OSError("Invalid number of channels")
        return Stream(rate, frames_per_buffer, stream_callback)

    def terminate(self):
        pass
