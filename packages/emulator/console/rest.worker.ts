/** The batch API off the main thread: one job at a time, and nothing that reaches a network. */
import {compiledContracts} from '@speech-docs/protocol/contracts/compiled';
import {createService} from '../browser';
import {type Exchange, type RestError, restErrors, runJob} from './rest';

export interface JobRequest {
  error: string;
  config: string;
  sound: ArrayBuffer;
}

export type JobReply =
  | {kind: 'started'; errors: RestError[]}
  | {kind: 'exchange'; exchange: Exchange}
  | {kind: 'ended'}
  | {kind: 'failed'};

const reply = (message: JobReply) => self.postMessage(message);

self.onmessage = async ({data: {error, config, sound}}: MessageEvent<JobRequest>) => {
  const show = (exchange: Exchange) => reply({kind: 'exchange', exchange});
  try {
    await runJob(createService, new Uint8Array(sound), {error, config}, show);
    reply({kind: 'ended'});
  } catch {
    // A rejected promise in a worker raises no error in the page, which would wait for a reply.
    reply({kind: 'failed'});
  }
};

reply({kind: 'started', errors: restErrors(compiledContracts().documents.batch)});
