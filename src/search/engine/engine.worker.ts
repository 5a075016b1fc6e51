/** The engine off the main thread: one message in, one message out, and it never dies of a bad index. */
import {answerFromIndex} from './load';
import {EngineFailure, type EngineReply, type EngineRequest} from './protocol';
import {warmUp} from './warmUp';

let isWarm = false;
let channel: BroadcastChannel | undefined;

self.onmessage = ({data}: MessageEvent<EngineRequest>) => {
  const way = wayOfAnswers(data);
  const reply = (message: EngineReply) => way.postMessage(message);
  const progress = () => reply({id: data.id, kind: 'progress'});
  answerFromIndex(data.manifestUrl, data.body, data.origin, progress).then(
    (answer) => {
      reply({id: data.id, kind: 'answer', answer});
      if (isWarm) return;
      isWarm = true;
      // What is wrong with an answer shows in the reader's own.
      warmUp((body) => answerFromIndex(data.manifestUrl, body, data.origin)).catch(() => {});
    },
    (error) =>
      reply({id: data.id, kind: 'failure', reason: error instanceof EngineFailure ? error.reason : 'malformed'}),
  );
};

function wayOfAnswers({channel: name}: EngineRequest): Pick<BroadcastChannel, 'postMessage'> {
  if (!name) return self;
  channel ??= new BroadcastChannel(name);
  return channel;
}
