/** `fetch` for jobs: of this machine alone unless an option says otherwise, and with the sample recording from its file. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {provider} from '@speech-docs/protocol/facts';

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

/** Beside the bundle that the site offers, and beside these sources. */
const FILES = ['audio/harbor-tour.wav', '../audio/harbor-tour.wav'];

/** Returns `fetch` that serves the sample recording of the pages from its file: a first job needs no connection. */
export function withSampleAudio(fetchElsewhere: typeof fetch): typeof fetch {
  return async (address, options) => {
    const file = FILES.map((path) => join(__dirname, path)).find((path) => existsSync(path));
    return file && String(address) === provider.sampleAudioUrl
      ? new Response(new Uint8Array(readFileSync(file)))
      : fetchElsewhere(address, options);
  };
}
