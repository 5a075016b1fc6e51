# Python 3.9 or later. Packages: none
"""Prints subtitles from a JSON transcript, with speakers or translated.

Usage: python3 subtitles.py transcript.json > example.srt
       python3 subtitles.py transcript.json fr > example.srt
"""

import json
import sys

NAMES = {"S1": "Agent", "S2": "Caller"}
MAX_CHARACTERS = 74


def by_speaker(transcript):
    """Returns start, end, and text of each turn; a long one is divided."""
    pack = transcript["metadata"].get("language_pack_info", {})
    delimiter = pack.get("word_delimiter", " ")
    cues, last, side = [], None, None
    for item in transcript["results"]:
        best = item["alternatives"][0]
        joined = side in ("next", "both")
        side = item.get("attaches_to")
        glued = joined or side in ("previous", "both")
        speaker = item.get("channel") or best["speaker"]
        word = best["content"]
        is_long = cues and len(cues[-1][2]) + len(word) > MAX_CHARACTERS
        if not glued and (speaker != last or is_long):
            name = NAMES.get(speaker, speaker)
            cues.append([item["start_time"], 0, f"{name}: "])
            last, glued = speaker, True
        cues[-1][1] = item["end_time"]
        cues[-1][2] += word if glued else delimiter + word
    return cues


def translated(sentences):
    """Returns start, end, and text of each translated sentence."""
    return [
        (one["start_time"], one["end_time"], one["content"])
        for one in sentences
    ]


def clock(seconds):
    """Writes a time as SRT does, with a comma before the milliseconds."""
    minutes, millis = divmod(round(seconds * 1000), 60_000)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{millis // 1000:02},{millis % 1000:03}"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        transcript = json.load(file)
    if len(sys.argv) > 2:
        sentences = transcript.get("translations", {}).get(sys.argv[2])
        if not sentences:
            sys.exit(f"The transcript has no translation into {sys.argv[2]}.")
        cues = translated(sentences)
    else:
        cues = by_speaker(transcript)
    for number, (start, end, text) in enumerate(cues, 1):
        print(f"{number}\n{clock(start)} --> {clock(end)}\n{text}\n")


if __name__ == "__main__":
    main()
