# Python 3.9 or later. Packages: pip install "websockets>=14" pyaudio
"""Prints what you say into a microphone, while you say it.

Usage: python3 microphone.py          the default microphone
       python3 microphone.py --list   all microphones with their numbers
       python3 microphone.py 3        microphone number 3
"""

import array
import asyncio
import json
import os
import signal
import sys
from contextlib import suppress

import pyaudio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

# region settings
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
FRAMES_PER_SECOND = 10
# More than this unsent means that the network is slower than speech.
MAX_WAITING_FRAMES = 4 * FRAMES_PER_SECOND
# After this warning, the service ignores the rest of the audio.
CUT = "duration_limit_exceeded"

TRANSCRIPTION_CONFIG = {
    "language": "en",
    "model": "enhanced",
    "enable_partials": True,
    "max_delay": 1,
}
# endregion settings


# region choose
def list_microphones(audio):
    """Prints each usable input once, with the number to choose it by."""
    seen = set()
    for index in range(audio.get_device_count()):
        device = audio.get_device_info_by_index(index)
        if device["maxInputChannels"] > 0 and device["name"] not in seen:
            seen.add(device["name"])
            print(f"{index:3}  {device['name']}")


def choose_microphone(audio, number):
    """Returns the device of that number, or the default one."""
    try:
        if number is None:
            return audio.get_default_input_device_info()
        return audio.get_device_info_by_index(number)
    except OSError:
        sys.exit("No such microphone. Run with --list and choose another.")
# endregion choose


# region device
class Microphone:
    """Hands on what a device hears, frame by frame."""

    def __init__(self, audio, device):
        self.rate = int(device["defaultSampleRate"])
        self.frames = asyncio.Queue(MAX_WAITING_FRAMES)
        self.stopped = False
        self.loop = asyncio.get_running_loop()
        try:
            self.stream = audio.open(
                format=pyaudio.paFloat32,
                channels=1,
                rate=self.rate,
                input=True,
                input_device_index=int(device["index"]),
                frames_per_buffer=self.rate // FRAMES_PER_SECOND,
                stream_callback=self.on_frame,
            )
        except OSError as error:
            sys.exit(f"Cannot open the microphone: {error}. Is it in use?")

    def on_frame(self, samples, _count, _time, _status):
        # PyAudio calls this in a thread of its own.
        self.loop.call_soon_threadsafe(self.put, samples)
        return None, pyaudio.paContinue

    def put(self, samples):
        if self.stopped:
            return
        self.stopped = samples is None
        if self.frames.full():
            self.frames.get_nowait()
            print("The network is too slow: audio is lost.", file=sys.stderr)
        self.frames.put_nowait(samples)

    def stop(self):
        """Lets whoever takes the frames know that no more will come."""
        self.loop.call_soon_threadsafe(self.put, None)

    def close(self):
        self.stream.stop_stream()
        self.stream.close()
# endregion device


# region audio
async def send_audio(socket, microphone):
    """Sends frames until the microphone stops, then ends the stream."""
    frames = 0
    silent = True
    try:
        while samples := await microphone.frames.get():
            await socket.send(samples)
            frames += 1
            # Some systems deliver zeros when they block a microphone.
            silent = silent and not any(array.array("f", samples))
            if silent and frames == 3 * FRAMES_PER_SECOND:
                print("Only silence so far: is the microphone allowed?")
        end = {"message": "EndOfStream", "last_seq_no": frames}
        await socket.send(json.dumps(end))
    except ConnectionClosed:
        pass  # The loop that reads messages sees it too, and reports it.
# endregion audio


# region session
async def run(audio, device):
    """Runs one session; Ctrl-C or SIGTERM ends the audio."""
    microphone = Microphone(audio, device)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: microphone.stop())
    start = {
        "message": "StartRecognition",
        "audio_format": {
            "type": "raw",
            "encoding": "pcm_f32le",
            "sample_rate": microphone.rate,
        },
        "transcription_config": TRANSCRIPTION_CONFIG,
    }
    auth = {"Authorization": f"Bearer {API_KEY}"}
    sender = None
    try:
        async with connect(
            URL, additional_headers=auth, max_size=None
        ) as socket:
            # If the service has closed the socket, the loop reads the Error.
            with suppress(ConnectionClosed):
                await socket.send(json.dumps(start))
            async for text in socket:
                message = json.loads(text)
                name = message["message"]
                if name == "RecognitionStarted":
                    print("Speak; Ctrl-C stops.")
                    task = send_audio(socket, microphone)
                    sender = asyncio.create_task(task)
                elif name == "Error" or message.get("type") == CUT:
                    sys.exit(f"{message['type']}: {message['reason']}")
                elif name == "EndOfTranscript":
                    await sender
                    return
                else:
                    show(message)
        sys.exit("The service closed the connection.")
    finally:
        microphone.close()
# endregion session


# region show
def show(message):
    """Prints partials, finals, and ends of utterances."""
    name = message["message"]
    text = message.get("metadata", {}).get("transcript")
    if name == "AddPartialTranscript" and text:
        print("partial", text)
    elif name == "AddTranscript" and text:
        print("final  ", text)
    elif name == "EndOfUtterance":
        print("turn    ended")
# endregion show


# region errors
def main():
    audio = pyaudio.PyAudio()
    try:
        if "--list" in sys.argv:
            list_microphones(audio)
            return
        number = int(sys.argv[1]) if len(sys.argv) > 1 else None
        asyncio.run(run(audio, choose_microphone(audio, number)))
    except InvalidStatus as failure:
        code = failure.response.status_code
        hint = " Check API_KEY." if code == 401 else ""
        sys.exit(f"The handshake failed with HTTP {code}.{hint}")
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
        sys.exit(f"The connection closed with code {code}.")
    finally:
        audio.terminate()
# endregion errors


if __name__ == "__main__":
    main()
