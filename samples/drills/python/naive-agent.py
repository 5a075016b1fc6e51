# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Talks to an agent the way a first version does: each drill finds a flaw.

Usage: python3 naive-agent.py recording.wav
"""

import asyncio
import json
import os
import sys
import wave

from websockets.asyncio.client import connect

URL = os.environ.get("FLOW_URL", "wss://{{provider.flowHost}}/v1/flow")
HEADERS = {"Authorization": f"Bearer {os.environ.get('API_KEY')}"}


async def talk(audio, rate):
    """The voice is never confirmed, and audio comes all at once."""
    async with connect(URL, additional_headers=HEADERS) as socket:
        start = {
            "message": "StartConversation",
            "audio_format": {
                "type": "raw",
                "encoding": "pcm_s16le",
                "sample_rate": rate,
            },
            "conversation_config": {
                "template_id": os.environ.get("AGENT_ID", "YOUR_AGENT_ID")
            },
        }
        await socket.send(json.dumps(start))
        async for data in socket:
            if isinstance(data, bytes):
                continue
            name = json.loads(data)["message"]
            if name == "ConversationEnded":
                return
            if name != "ConversationStarted":
                continue
            size = rate // 10 * 2
            frames = range(0, len(audio), size)
            for at in frames:
                await socket.send(audio[at : at + size])
            await asyncio.sleep(3)
            end = {"message": "AudioEnded", "last_seq_no": len(frames)}
            await socket.send(json.dumps(end))


with wave.open(sys.argv[1]) as recording:
    rate = recording.getframerate()
    audio = recording.readframes(recording.getnframes())
for attempt in range(3):
    try:
        asyncio.run(talk(audio, rate))
        break
    except Exception as error:
        print("again:", error, file=sys.stderr)
