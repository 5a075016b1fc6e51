/** Sessions as a program recorded them, a frame on each line: those of the tests of the protocol. */
import {recordings} from '@speech-docs/protocol/testing';

const recorded = Object.fromEntries(
  recordings().flatMap(({format, name, text}) => (format === 'node-json' ? [[name, text]] : [])),
);

/** A session whose client breaks no rule. */
export const RIGHT = `${recorded.orderly}`;

/** A session whose client has a `max_delay` above the maximum in its second frame, and its key in the log. */
export const WRONG = `${recorded['delay-too-long']}`.replace(
  '\\"StartRecognition\\"',
  '\\"StartRecognition\\",\\"api_key\\":\\"sk-secret-1\\"',
);
