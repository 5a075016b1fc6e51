# Python 3.9 or later. Packages: pip install "websockets>=14"
# Save conversation.py in the same folder.
"""Keeps a record of a conversation, and ends it at a forbidden word.

Usage: python3 moderate.py question.wav reply.wav record.jsonl
"""

import json
import os
import sys

from conversation import as_microphone, read_recording, run, talk, write_reply

FORBIDDEN = set(os.environ.get("FORBIDDEN", "password pin").split())
RECORDED = ("AddTranscript", "ResponseCompleted", "ResponseInterrupted")


class Moderator:
    """Writes one line per turn, and hangs up when a word is forbidden."""

    def __init__(self, record):
        self.record = record

    def handlers(self):
        watched = ("AddPartialTranscript", "ResponseStarted", *RECORDED)
        return {name: self.check for name in watched}

    async def check(self, conversation, message):
        if message["message"] in RECORDED:
            self.record.write(json.dumps(message) + "\n")
        text = message.get("content") or message["metadata"]["transcript"]
        words = {word.strip(".,?!").lower() for word in text.split()}
        if words & FORBIDDEN and not conversation.is_over:
            print("stopped", *sorted(words & FORBIDDEN))
            await conversation.hang_up()


def main():
    if len(sys.argv) != 4:
        sys.exit("Usage: moderate.py question.wav reply.wav record.jsonl")
    voice = bytearray()
    source = as_microphone(read_recording(sys.argv[1]))
    with open(sys.argv[3], "w", encoding="utf-8") as record:
        handlers = Moderator(record).handlers()
        run(talk(source, voice.extend, handlers))
    write_reply(sys.argv[2], voice)


if __name__ == "__main__":
    main()
