# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Prints the transcript of audio that ffmpeg writes to standard output.

Reads raw audio from standard input: 16-bit, 16 kHz, one channel.
Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | python3 ffmpeg-pipe.py
"""

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

# region settings
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
SAMPLE_RATE = 16000
FRAME_BYTES = 2 * SAMPLE_RATE // 10  # a tenth of a second
MAX_UNCONFIRMED = 50
# After this warning, the service ignores the rest of the audio.
CUT = "duration_limit_exceeded"

START = {
    "message": "StartRecognition",
    "audio_format": {
        "type": "raw",
        "encoding": "pcm_s16le",
        "sample_rate": SAMPLE_RATE,
    },
    "transcription_config": {
        "language": "en",
        "model": "enhanced",
        "enable_partials": True,
        "max_delay": 2,
    },
}
# endregion settings


# region audio
async def send_audio(socket, room):
    """Sends what ffmpeg writes; its end is the end of the stream."""
    frames = 0
    source = sys.stdin.buffer
    try:
        # Reading waits for ffmpeg, so it happens in a thread of its own.
        while frame := await asyncio.to_thread(source.read, FRAME_BYTES):
            await room.acquire()
            await socket.send(frame)
            frames += 1
        if frames == 0:
            print("ffmpeg sent nothing: run it alone to see why.")
        end = {"message": "EndOfStream", "last_seq_no": frames}
        await socket.send(json.dumps(end))
    except ConnectionClosed:
        pass  # The loop that reads messages sees it too, and reports it.
# endregion audio


# region open
async def run():
    room = asyncio.Semaphore(MAX_UNCONFIRMED)
    sender = None
    auth = {"Authorization": f"Bearer {API_KEY}"}
    async with connect(URL, additional_headers=auth, max_size=None) as socket:
        # If the service has closed the socket, the loop reads the Error.
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(START))
# endregion open
        # region receive
        async for text in socket:
            message = json.loads(text)
            name = message["message"]
            transcript = message.get("metadata", {}).get("transcript")
            if name == "RecognitionStarted":
                sender = asyncio.create_task(send_audio(socket, room))
            elif name == "AudioAdded":
                room.release()
            elif name == "AddPartialTranscript" and transcript:
                print("partial", transcript)
            elif name == "AddTranscript" and transcript:
                print("final  ", transcript)
            elif name == "Error" or message.get("type") == CUT:
                sys.exit(f"{message['type']}: {message['reason']}")
            elif name == "EndOfTranscript":
                await sender
                return
    sys.exit("The service closed the connection before the transcript ended.")
# endregion receive


# region errors
def main():
    # Ctrl-C reaches ffmpeg too. It stops, the pipe ends, and the stream
    # ends properly; without this, the last words would be lost.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        asyncio.run(run())
    except InvalidStatus as failure:
        code = failure.response.status_code
        hint = " Check API_KEY." if code == 401 else ""
        sys.exit(f"The handshake failed with HTTP {code}.{hint}")
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
        sys.exit(f"The connection closed with code {code}.")
    except OSError as error:
        sys.exit(f"Cannot reach the service: {error}")
# endregion errors


if __name__ == "__main__":
    main()
