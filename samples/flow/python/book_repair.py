# Python 3.9 or later. Packages: pip install "websockets>=14"
# Save conversation.py in the same folder.
"""Lets the agent book a bicycle repair.

Usage: python3 book_repair.py question.wav reply.wav
"""

import asyncio
import sys

from conversation import as_microphone, read_recording, run, talk, write_reply

TIMEOUT_SECONDS = 8
OPEN_DAYS = {"Tuesday", "Thursday", "Friday"}

# region tool
BOOK_REPAIR = {
    "type": "function",
    "function": {
        "name": "book_repair",
        "description": (
            "Use when the caller wants to bring a bicycle in. "
            "Ask for the day first, and confirm before you book."
        ),
        "parameters": {
            "type": "object",
            "required": ["day", "part"],
            "properties": {
                "day": {
                    "type": "string",
                    "description": "Weekday of the visit",
                    "example": "Thursday",
                },
                "part": {
                    "type": "string",
                    "description": "What is broken",
                    "enum": ["brakes", "chain", "wheel"],
                },
            },
        },
    },
}
# endregion tool


class Rejected(Exception):
    """The caller asked for something that the workshop does not do."""


async def book_repair(day, part):
    """Replace it with a call to your booking system."""
    if day not in OPEN_DAYS:
        raise Rejected(f"Closed on {day}. Open: {', '.join(sorted(OPEN_DAYS))}")
    return f"Booked for {day} at 9, {part}. Reference B 31."


FUNCTIONS = {"book_repair": book_repair}


async def run_tool(conversation, message):
    """Runs the function that the agent requests, and sends the result."""
    name = message["function"]["name"]
    print("tool   ", name, *message["function"]["arguments"].values())
    status, content = "ok", None
    try:
        call = FUNCTIONS[name](**message["function"]["arguments"])
        content = await asyncio.wait_for(call, TIMEOUT_SECONDS)
    except Rejected as reason:
        status, content = "rejected", str(reason)
    except asyncio.TimeoutError:
        status, content = "failed", "The booking system did not answer."
    except (KeyError, TypeError) as error:
        # The language model chose a name or arguments that do not exist.
        status, content = "failed", f"Cannot run {name}: {error}"
    print("result ", status, content)
    if not conversation.is_over:
        await conversation.send(
            "ToolResult", id=message["id"], status=status, content=content
        )


def main():
    if len(sys.argv) != 3:
        sys.exit("Usage: python3 book_repair.py question.wav reply.wav")
    voice = bytearray()
    source = as_microphone(read_recording(sys.argv[1]))
    handlers = {"ToolInvoke": run_tool}
    run(talk(source, voice.extend, handlers, tools=[BOOK_REPAIR]))
    write_reply(sys.argv[2], voice)


if __name__ == "__main__":
    main()
