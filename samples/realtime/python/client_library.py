# Python 3.9 or later. Packages: pip install {{provider.sdk.python.realtime}}
"""Streams an audio file with the client library and prints the finals."""

import asyncio
import os
import sys

from {{provider.sdk.python.module}}.rt import (
    AsyncClient,
    ServerMessageType,
    TranscriptionConfig,
)

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2"
)
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"


async def transcribe() -> None:
    config = TranscriptionConfig(language="en", model="enhanced", max_delay=1)
    async with AsyncClient(api_key=API_KEY, url=URL) as client:

        @client.on(ServerMessageType.ADD_TRANSCRIPT)
        def show(message):
            print(message["metadata"]["transcript"], flush=True)

        @client.on(ServerMessageType.ERROR)
        def report(message):
            print(f"{message['type']}: {message['reason']}", file=sys.stderr)

        with open(AUDIO_PATH, "rb") as audio:
            await client.transcribe(audio, transcription_config=config)


try:
    asyncio.run(transcribe())
except Exception as error:  # The library has a type for each cause.
    sys.exit(f"{type(error).__name__}: {error}")
