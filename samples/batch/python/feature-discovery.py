# Python 3.9 or later. Packages: pip install requests
"""Says what the service can do with a language today.

Usage: python3 feature-discovery.py es
"""

import os
import sys

import requests

URL = os.environ.get(
    "DISCOVERY_URL", "https://eu1.{{provider.batchHost}}/v1/discovery/features"
)


def main():
    code = sys.argv[1] if len(sys.argv) > 1 else "en"
    response = requests.get(URL, timeout=30)
    if not response.ok:
        sys.exit(f"HTTP {response.status_code}: {response.text}")
    batch = response.json()["batch"]
    transcription = batch["transcription"]
    if code not in transcription["languages"]:
        codes = ", ".join(transcription["languages"])
        sys.exit(f"{code} cannot be transcribed. Choose one of: {codes}")
    print(f"{code} can be transcribed")
    for what, codes in [
        ("has output locales", transcription["locales"]),
        ("has domains", transcription["domains"]),
        ("can be identified", batch["languageid"]),
    ]:
        print(f"{what}: {'yes' if code in codes else 'no'}")
    targets = batch["translation"].get(code, [])
    print(f"can be translated into: {', '.join(targets) or 'no language'}")


if __name__ == "__main__":
    try:
        main()
    except OSError as error:  # no file, or no response
        sys.exit(f"{type(error).__name__}: {error}")
