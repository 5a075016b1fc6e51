/** The engine off the main thread: one message in, one message out, and it never dies of a bad index. */
import {SearchFailure} from '../types';
import {loadEngine} from './load';
import type {EngineReply, EngineRequest} from './protocol';
import {warmUp} from './warmUp';

let isWarm = false;

self.postMessage({kind: 'begun'} satisfies EngineReply);

self.onmessage = async ({data: {id, manifestUrl, origin, request}}: MessageEvent<EngineRequest>) => {
  const reply = (message: EngineReply) => self.postMessage(message);
  try {
    const engine = await loadEngine(manifestUrl);
    reply({id, kind: 'result', result: request && engine.search(request, origin)});
    if (isWarm) return;
    isWarm = true;
    await warmUp(engine, origin);
  } catch (error) {
    reply({id, kind: 'failure', reason: error instanceof SearchFailure ? error.reason : 'malformed'});
  }
};
