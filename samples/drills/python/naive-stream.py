# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Streams a WAV file the way a first version does: each drill finds a flaw.

Usage: python3 naive-stream.py recording.wav
"""

import asyncio
import json
import os
import sys
import urllib.request

from websockets.asyncio.client import connect

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get("REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2")
KEYS_URL = os.environ.get("KEYS_URL", "https://{{provider.managementHost}}/v1")


def get_key():
    if not os.environ.get("TEMPORARY_KEY"):
        return API_KEY
    request = urllib.request.Request(
        f"{KEYS_URL}/api_keys?type=rt",
        data=b'{"ttl": 3600}',
        headers={"Authorization": f"Bearer {API_KEY}"},
    )
    return json.load(urllib.request.urlopen(request))["key_value"]


async def stream(chunks, rate, key):
    headers = {"Authorization": f"Bearer {key}"}
    async with connect(
        URL, additional_headers=headers, max_size=2**20, close_timeout=1
    ) as socket:
        sound = {"type": "raw", "encoding": "pcm_s16le", "sample_rate": rate}
        start = {"message": "StartRecognition", "audio_format": sound}
        start["transcription_config"] = {"language": "en", "max_delay": 1}
        await socket.send(json.dumps(start))
        sent = 0
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 1))
            if message["message"] == "AddTranscript":
                print(message["metadata"]["transcript"], end="")
            elif message["message"] == "EndOfTranscript":
                return
            elif message["message"] in ("RecognitionStarted", "AudioAdded"):
                if chunks:
                    await socket.send(chunks.pop(0))
                    sent += 1
                    await asyncio.sleep(0.1)
                else:
                    end = {"message": "EndOfStream", "last_seq_no": sent}
                    await socket.send(json.dumps(end))


async def main():
    with open(sys.argv[1], "rb") as file:
        header, audio = file.read(44), file.read()
    rate = int.from_bytes(header[24:28], "little")
    size = rate // 10 * 2
    chunks = [audio[at : at + size] for at in range(0, len(audio), size)]
    key = get_key()
    for _ in range(30):
        try:
            await stream(chunks, rate, key)
            return
        except Exception as error:
            print("connecting again:", error, file=sys.stderr)


asyncio.run(main())
