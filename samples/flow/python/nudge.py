# Python 3.9 or later. Packages: pip install "websockets>=14"
# Save conversation.py in the same folder.
"""Lets the agent speak up when the caller has been silent for a while.

Usage: python3 nudge.py question.wav reply.wav
"""

import asyncio
import os
import sys

from conversation import as_microphone, read_recording, run, talk, write_reply

SILENCE_SECONDS = float(os.environ.get("SILENCE_SECONDS", "10"))
NUDGE = (
    "The caller has been silent for a while. "
    "Ask whether they are still there."
)


class SilenceWatch:
    """Sends one AddInput when nobody has spoken for a while."""

    def __init__(self):
        self.last_sign = 0.0
        self.is_agent_speaking = False

    def handlers(self):
        return {
            "ConversationStarted": self.watch,
            "AddPartialTranscript": self.note,
            "AddTranscript": self.note,
            "ResponseStarted": self.note,
            "ResponseCompleted": self.note,
            "ResponseInterrupted": self.note,
        }

    async def note(self, _conversation, message):
        self.last_sign = asyncio.get_running_loop().time()
        self.is_agent_speaking = message["message"] == "ResponseStarted"

    async def watch(self, conversation, message):
        await self.note(conversation, message)
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(0.2)
            # The user has hung up, so the agent accepts no more input.
            if conversation.is_over:
                return
            silence = clock() - self.last_sign
            if self.is_agent_speaking or silence < SILENCE_SECONDS:
                continue
            # Once per silence, because the reply restarts the count.
            self.last_sign = clock()
            print("input  ", NUDGE)
            await conversation.send(
                "AddInput",
                input=NUDGE,
                interrupt_response=False,
                immediate=True,
            )


def main():
    if len(sys.argv) != 3:
        sys.exit("Usage: python3 nudge.py question.wav reply.wav")
    voice = bytearray()
    source = as_microphone(read_recording(sys.argv[1]))
    run(talk(source, voice.extend, SilenceWatch().handlers()))
    write_reply(sys.argv[2], voice)


if __name__ == "__main__":
    main()
