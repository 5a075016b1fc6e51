/** `fetch` of this machine alone: what a job names may be anywhere, and a test must not call strangers. */

/** Tells whether a host is this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

/** Returns `fetch` that fails for other machines, and says how to allow them. */
export function localFetch(log: (text: string) => void): typeof fetch {
  return async (address, options) => {
    const {hostname, host} = new URL(address instanceof Request ? address.url : `${address}`);
    if (isLoopback(hostname)) return fetch(address, options);
    log(`${host} was not called: the emulator reaches this machine only, unless --network allows others.`);
    throw new Error('the emulator reaches this machine only');
  };
}
