# Python 3.9 or later. Packages: pip install {{provider.sdk.python.batch}}
"""Transcribes a recording with the client library."""

import asyncio
import os
import sys

from {{provider.sdk.python.module}}.batch import (
    AsyncClient,
    TranscriptionConfig,
)

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
BATCH_URL = os.environ.get("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "example.wav"


async def transcribe() -> str:
    """Uploads the recording, waits for its job, and returns the text."""
    config = TranscriptionConfig(language="en", model="enhanced")
    async with AsyncClient(api_key=API_KEY, url=BATCH_URL) as client:
        transcript = await client.transcribe(
            AUDIO_PATH, transcription_config=config
        )
    return transcript.transcript_text


try:
    print(asyncio.run(transcribe()))
except Exception as error:  # The library has a type for each cause.
    sys.exit(f"{type(error).__name__}: {error}")
