/** What a program prints when its account runs its maximum of sessions. */
export const EXAMPLE = `Traceback (most recent call last):
  File "quickstart.py", line 77, in run
    async for text in socket:
websockets.exceptions.ConnectionClosedError: received 4005 (private use) quota_exceeded`;
