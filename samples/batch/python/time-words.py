# Python 3.9 or later. Packages: none
"""Prints when each word of your own text is spoken.

Usage: python3 time-words.py transcript.json example.txt
"""

import json
import re
import sys
from difflib import SequenceMatcher


def plain(word):
    """Returns a word without capitals and punctuation."""
    return re.sub(r"\W", "", word).lower()


with open(sys.argv[1], encoding="utf-8") as file:
    results = json.load(file)["results"]
with open(sys.argv[2], encoding="utf-8") as file:
    words = file.read().split()
heard = [item for item in results if item["type"] == "word"]
spoken = [plain(item["alternatives"][0]["content"]) for item in heard]

matcher = SequenceMatcher(None, list(map(plain, words)), spoken, False)
times = {}
for mine, theirs, count in matcher.get_matching_blocks():
    for offset in range(count):
        item = heard[theirs + offset]
        times[mine + offset] = f"{item['start_time']:5.2f}"
for index, word in enumerate(words):
    print(times.get(index, "    -"), word)
