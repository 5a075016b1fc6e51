# Python 3.9 or later. Packages: none
"""Prints the text of a JSON transcript with masked entities.

Usage: python3 mask-entities.py transcript.json "credit card" telephone
"""

import json
import sys

CLASSES = sys.argv[2:] or ["credit card", "telephone"]


def masked(item):
    """Returns the text of an item, or the class of a masked entity."""
    if item.get("entity_class") in CLASSES:
        return f"[{item['entity_class']}]"
    return item["alternatives"][0]["content"]


with open(sys.argv[1], encoding="utf-8") as file:
    transcript = json.load(file)
pack = transcript["metadata"].get("language_pack_info", {})
delimiter = pack.get("word_delimiter", " ")
text, glued = "", True
for item in transcript["results"]:
    side = item.get("attaches_to")
    if not glued and side not in ("previous", "both"):
        text += delimiter
    text += masked(item)
    glued = side in ("next", "both")
print(text)
