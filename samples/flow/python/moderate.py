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
        self.voice = bytearray()
        self.has_stopped = False

    def handlers(self):
        watched = ("AddPartialTranscript", "ResponseStarted", *RECORDED)
        return {name: self.check for name in watched}

    async def check(self, conversation, message):
        if message["message"] in RECORDED:
            self.record.write(json.dumps(message) + "\n")
        text = message.get("content")
        if text is None:
            text = message["metadata"]["transcript"]
        words = {word.strip(".,?!").lower() for word in text.split()}
        if words & FORBIDDEN and not conversation.is_over:
            self.has_stopped = True
            print("stopped", *sorted(words & FORBIDDEN))
            await conversation.hang_up()

    def play(self, frame):
        """A reply is checked before its voice arrives."""
        if not self.has_stopped:
            self.voice.extend(frame)


def main():
    if len(sys.argv) != 4:
        sys.exit("Usage: moderate.py question.wav reply.wav record.jsonl")
    source = as_microphone(read_recording(sys.argv[1]))
    with open(sys.argv[3], "w", encoding="utf-8") as record:
        moderator = Moderator(record)
        run(talk(source, moderator.play, moderator.handlers()))
    write_reply(sys.argv[2], moderator.voice)


if __name__ == "__main__":
    main()
