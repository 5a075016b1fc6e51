"""Stands for the provider's Python client for real time: what the samples call, over the messages of the contract."""

import asyncio
import json
from enum import Enum

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


class AuthenticationError(Exception):
    pass


class TranscriptionError(Exception):
    pass


class ServerMessageType(str, Enum):
    ADD_TRANSCRIPT = "AddTranscript"
    ERROR = "Error"


class TranscriptionConfig:
    def __init__(self, **settings):
        self.settings = settings


class AsyncClient:
    def __init__(self, *, api_key, url):
        self.url = url
        self.headers = {"Authorization": f"Bearer {api_key}"}
        self.handlers = {}

    async def __aenter__(self):
        try:
            self.socket = await connect(self.url, additional_headers=self.headers)
        except InvalidStatus as failure:
            raise AuthenticationError(f"HTTP {failure.response.status_code}") from failure
        return self

    async def __aexit__(self, *_):
        await self.socket.close()

    def on(self, message_type):
        def keep(handler):
            self.handlers[message_type.value] = handler
            return handler

        return keep

    async def transcribe(self, file, *, transcription_config):
        start = {
            "message": "StartRecognition",
            "audio_format": {"type": "file"},
            "transcription_config": transcription_config.settings,
        }
        try:
            await self.socket.send(json.dumps(start))
        except ConnectionClosed:
            pass  # What has arrived is still read, and tells why.
        sender = None
        async for text in self.socket:
            message = json.loads(text)
            name = message["message"]
            self.handlers.get(name, lambda _: None)(message)
            if name == "RecognitionStarted":
                sender = asyncio.create_task(self.send(file))
            elif name == "Error":
                raise TranscriptionError(message["reason"])
            elif name == "EndOfTranscript":
                await sender
                return

    async def send(self, file):
        frames = 0
        while frame := file.read(4096):
            await self.socket.send(frame)
            frames += 1
        await self.socket.send(json.dumps({"message": "EndOfStream", "last_seq_no": frames}))
