"""One request, written as people write it first: nothing is caught, so that the text is the library's own."""
import sys

library, url = sys.argv[1:3]
headers = {"Authorization": "Bearer YOUR_API_KEY"}
SECONDS = 2

if library == "requests":
    import requests

    response = requests.get(url, headers=headers, timeout=SECONDS)
    response.raise_for_status()
    print(response.json())
elif library == "requests-body":
    import requests

    response = requests.get(url, headers=headers, timeout=SECONDS)
    print(response.status_code, response.text)
elif library == "urllib":
    import urllib.request

    request = urllib.request.Request(url, headers=headers)
    print(urllib.request.urlopen(request, timeout=SECONDS).read())
elif library == "httpx":
    import httpx

    response = httpx.get(url, headers=headers, timeout=SECONDS)
    response.raise_for_status()
    print(response.json())
elif library == "httpx-message":
    import httpx

    try:
        httpx.get(url, headers=headers, timeout=SECONDS).raise_for_status()
    except Exception as error:
        print(error)
elif library == "aiohttp":
    import asyncio

    import aiohttp

    async def main():
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            async with session.get(url) as response:
                response.raise_for_status()
                print(await response.json())

    asyncio.run(main())
