"""Stands for the provider's Python client for batch: what the samples call, over the requests of the contract."""

import json

import requests


class AuthenticationError(Exception):
    pass


class BatchError(Exception):
    pass


class JobError(BatchError):
    pass


class TranscriptionConfig:
    def __init__(self, **settings):
        self.settings = settings


class Transcript:
    def __init__(self, text):
        self.transcript_text = text


class AsyncClient:
    def __init__(self, *, api_key, url):
        self.url = url
        self.headers = {"Authorization": f"Bearer {api_key}"}

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        pass

    def call(self, method, path, **options):
        response = requests.request(method, self.url + path, headers=self.headers, timeout=30, **options)
        if response.status_code == 401:
            raise AuthenticationError("HTTP 401: the key is missing or wrong")
        if not response.ok:
            raise BatchError(f"HTTP {response.status_code}: {response.text}")
        response.encoding = "utf-8"
        return response

    async def transcribe(self, audio_file, *, transcription_config):
        config = {"type": "transcription", "transcription_config": transcription_config.settings}
        with open(audio_file, "rb") as audio:
            form = {"config": json.dumps(config)}
            job = self.call("POST", "/jobs", data=form, files={"data_file": audio}).json()
        path = f"/jobs/{job['id']}"
        while (details := self.call("GET", path).json()["job"])["status"] == "running":
            pass
        if details["status"] != "done":
            raise JobError(details["status"])
        return Transcript(self.call("GET", f"{path}/transcript", params={"format": "txt"}).text.strip())
