/** Checks a recording off the main thread. Nothing leaves the worker but the report, which is masked. */
import {compiledContracts} from '../contracts/compiled';
import {checkSize, decode, NotACapture} from './capture';
import {type CaptureReport, checkText} from './check';
import {checkRulesOf} from './checkRules';

export interface CheckRequest {
  recording: string | Blob;
}

export type CheckReply = {kind: 'report'; report: CaptureReport} | {kind: 'problem'; text: string};

const rules = checkRulesOf(compiledContracts());

self.onmessage = async ({data: {recording}}: MessageEvent<CheckRequest>) => {
  const reply = (message: CheckReply) => self.postMessage(message);
  try {
    reply({kind: 'report', report: checkText(await textOf(recording), rules)});
  } catch (error) {
    const isExpected = error instanceof NotACapture;
    const text = isExpected ? error.message : 'The check failed on this recording. Try a shorter part of it.';
    reply({kind: 'problem', text});
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
