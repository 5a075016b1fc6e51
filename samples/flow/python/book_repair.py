# Python 3.9 or later. Packages: pip install "websockets>=14"
# Save conversation.py in the same folder.
"""Lets the agent book a bicycle repair.

Usage: python3 book_repair.py question.wav reply.wav
"""

import asyncio
import json
import sys

from conversation import as_microphone, read_recording, run, talk, write_reply

TIMEOUT_SECONDS = 8
# After "failed", the agent would offer to try again.
IN_PROGRESS = "Still in progress, and not certain. The result follows."
OPEN_DAYS = ["Tuesday", "Thursday", "Friday"]
# The number of a phone call, or the user who signed in: one of each call.
CALLER = "+44 20 7946 0101"

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
                    "enum": [
                        "Monday",
                        "Tuesday",
                        "Wednesday",
                        "Thursday",
                        "Friday",
                    ],
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


# By idempotency key. Use a database: this is lost when the program restarts.
BOOKINGS = {}


async def book(key):
    """Replace it with a call to your booking system, which gets the key."""
    await asyncio.sleep(0.1)
    _, day, part = key
    return f"{day} at 9, {part}. Reference B 31."


async def book_repair(caller, day, part):
    if day not in OPEN_DAYS:
        raise Rejected(f"Closed on {day}. Open: {', '.join(OPEN_DAYS)}")
    # The agent can ask again with another id, for example after a broken call.
    key = caller, day, part
    if key in BOOKINGS:
        return f"This is booked already: {await BOOKINGS[key]}"
    # Before any await, so that a second call finds it.
    BOOKINGS[key] = asyncio.create_task(book(key))
    try:
        return f"Booked for {await BOOKINGS[key]}"
    except Exception:
        del BOOKINGS[key]
        raise


FUNCTIONS = {"book_repair": book_repair}
TASKS = set()
TYPES = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
}


def problem_of(given):
    """Returns what is wrong with the arguments; None when nothing is."""
    schema = BOOK_REPAIR["function"]["parameters"]
    missing = [name for name in schema["required"] if name not in given]
    if missing:
        return f"Missing: {', '.join(missing)}."
    for name, value in given.items():
        known = schema["properties"].get(name)
        if not known:
            return f"There is no {name}."
        # In Python, True is an integer.
        is_true_or_false = isinstance(value, bool)
        if is_true_or_false != (known["type"] == "boolean") or not isinstance(
            value, TYPES[known["type"]]
        ):
            return f"{name} must be of the type {known['type']}."
        allowed = [str(one) for one in known.get("enum", [value])]
        if str(value) not in allowed:
            return f"{name} must be one of {', '.join(allowed)}."
    return None


async def run_tool(conversation, message):
    """Runs the function that the agent requests.

    In a task of its own, so that a broken conversation doesn't cut it in two.
    """
    task = asyncio.create_task(run_and_tell(conversation, message))
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)


async def run_and_tell(conversation, message):
    name, given = message["function"]["name"], message["function"]["arguments"]
    print("tool   ", name, *given.values())
    outcome = asyncio.create_task(outcome_of(name, given))
    done, _ = await asyncio.wait([outcome], timeout=TIMEOUT_SECONDS)
    status, content = outcome.result() if done else ("ok", IN_PROGRESS)
    print("result ", status, content)
    result = {"id": message["id"], "status": status, "content": content}
    # Until the agent has said it, the next conversation needs it, too.
    note = note_of(name, status, content)
    await conversation.news.tell(note, conversation, **result)
    if not done:
        status, content = await outcome
        print("late   ", status, content)
        await conversation.news.tell(note_of(name, status, content))


def note_of(name, status, content):
    """A result as context for the agent, and not as words for it to say."""
    returned = f"{name} returned {status}, {json.dumps(content)}"
    return f"Context: {returned}. The user does not know it yet."


async def outcome_of(name, given):
    if name not in FUNCTIONS:
        return "failed", f"There is no function {name}."
    problem = problem_of(given)
    if problem:
        return "rejected", problem
    try:
        # Only what the function knows: a model can invent arguments.
        wanted = BOOK_REPAIR["function"]["parameters"]["required"]
        known = {one: given[one] for one in wanted}
        return "ok", await FUNCTIONS[name](CALLER, **known)
    except Rejected as reason:
        return "rejected", str(reason)
    except Exception as error:
        return "failed", str(error)


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
