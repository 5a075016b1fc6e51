/** The sample recording that pages link to, from this repository, so that a first request needs no connection to its host. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {provider} from '../../../provider';

const SAMPLE = join(__dirname, '../../../samples/audio/harbor-tour.wav');

/** Returns `fetch` with the address of the sample recording served from `samples/audio`. */
export function withSampleAudio(fetchElsewhere: typeof fetch): typeof fetch {
  return async (address, options) =>
    String(address) === provider.sampleAudioUrl
      ? new Response(new Uint8Array(readFileSync(SAMPLE)))
      : fetchElsewhere(address, options);
}
