/** Checks a recording off the main thread. Nothing leaves the worker but the report, which is masked. */
import {browserContracts} from '../contracts/compiled';
import {checkSize, decode} from './bytes';
import {checkRecording, type Report, senderIn} from './check';
import {knowledgeOf} from './knowledge';
import {readRecording} from './read';
import {NotARecording} from './recording';

export interface CheckRequest {
  id: number;
  recording: string | Blob;
}

export type CheckReply = {id: number} & ({kind: 'report'; report: Report} | {kind: 'problem'; text: string});

const knowledge = knowledgeOf(browserContracts());

self.onmessage = async ({data: {id, recording}}: MessageEvent<CheckRequest>) => {
  const reply = (message: CheckReply) => self.postMessage(message);
  try {
    const read = readRecording(await textOf(recording), (name) => senderIn(knowledge, name));
    reply({id, kind: 'report', report: checkRecording(read, knowledge)});
  } catch (error) {
    const isExpected = error instanceof NotARecording;
    const text = isExpected ? error.message : 'The check failed on this recording. Try a shorter part of it.';
    reply({id, kind: 'problem', text});
  }
};

async function textOf(recording: string | Blob): Promise<string> {
  if (typeof recording === 'string') {
    checkSize(recording.length);
    return recording;
  }
  checkSize(recording.size);
  return decode(new Uint8Array(await recording.arrayBuffer()));
}
