/** Sessions as a program recorded them, a frame on each line: those of the tests of the protocol. */
import {readFileSync} from 'node:fs';
import {provider} from '../../provider';

const file = readFileSync('packages/protocol/tests/captures/node-json.json', 'utf8');
const recorded: Record<string, string> = JSON.parse(
  file.replaceAll('{{provider.realtimeHost}}', provider.realtimeHost),
);

/** A session whose client breaks no rule. */
export const RIGHT = `${recorded.orderly}`;

/** A session whose client has a `max_delay` above the maximum in its second frame, and its key in the log. */
export const WRONG = `${recorded['delay-too-long']}`.replace(
  '\\"StartRecognition\\"',
  '\\"StartRecognition\\",\\"api_key\\":\\"sk-secret-1\\"',
);
