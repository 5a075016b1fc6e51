/** The engine off the main thread: one message in, one message out, and it never dies of a bad index. */
import {answerFromIndex} from './load';
import {EngineFailure, type EngineReply, type EngineRequest} from './protocol';

self.onmessage = ({data}: MessageEvent<EngineRequest>) => {
  const reply = (message: EngineReply) => self.postMessage(message);
  const progress = () => reply({id: data.id, kind: 'progress'});
  answerFromIndex(data.manifestUrl, data.body, data.origin, progress).then(
    (answer) => reply({id: data.id, kind: 'answer', answer}),
    (error) =>
      reply({id: data.id, kind: 'failure', reason: error instanceof EngineFailure ? error.reason : 'malformed'}),
  );
};
