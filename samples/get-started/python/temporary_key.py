# Python 3.9 or later. Packages: pip install requests. Run it on your server.
import os
import sys

import requests

URL = os.environ.get("KEYS_URL", "https://{{provider.managementHost}}/v1")


def create_temporary_key(kind: str, ttl: int = 60, client_ref: str = "") -> str:
    """Returns a key that works for `ttl` seconds. `kind` is "batch", "rt", or "flow"."""
    body = {"ttl": ttl}
    if client_ref:
        body["client_ref"] = client_ref
    response = requests.post(
        f"{URL}/api_keys",
        params={"type": kind},
        json=body,
        headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
        timeout=30,
    )
    if not response.ok:
        raise RuntimeError(f"{response.status_code}: {response.text}")
    return response.json()["key_value"]


if __name__ == "__main__":
    try:
        print(create_temporary_key("rt"))
    except (RuntimeError, requests.RequestException) as error:
        sys.exit(str(error))
