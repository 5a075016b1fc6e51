/** The sample recording that pages link to, so that a first request needs no connection to its host. */

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {provider} from '@speech-docs/protocol/facts';

/** Beside the bundle that the site offers, and beside these sources. */
const FILES = ['audio/harbor-tour.wav', '../audio/harbor-tour.wav'];

/** Returns `fetch` with the address of the sample recording served from a file. */
export function withSampleAudio(fetchElsewhere: typeof fetch): typeof fetch {
  return async (address, options) => {
    const file = FILES.map((path) => join(__dirname, path)).find((path) => existsSync(path));
    return file && String(address) === provider.sampleAudioUrl
      ? new Response(new Uint8Array(readFileSync(file)))
      : fetchElsewhere(address, options);
  };
}
