/** The messages that a client can send, ready to be edited, and which of them are legal now. */
import type {Contracts} from '@speech-docs/protocol/contracts/contracts';
import type {Fields, SocketApi} from '@speech-docs/protocol/rules/contract';
import {frameOf} from '@speech-docs/protocol/rules/rules';

/** What a template is filled with. */
export interface Counts {
  /** Frames of audio that were sent. */
  sent: number;
  /** Frames of audio that were received. */
  received: number;
  /** Tool call that has no result yet. */
  call: string | undefined;
  /** Format of the recording that the reader chose. */
  format: Fields;
}

export interface Template {
  name: string;
  kind: 'text' | 'binary';
  message: Fields;
}

/** Returns every message of the contract that clients send, with the first example of each. */
export function templatesOf(contracts: Contracts, api: SocketApi, counts: Counts): Template[] {
  const {messages} = contracts.documents[api].components;
  return Object.entries(messages)
    .filter(([, message]) => message['x-sender'] !== 'server')
    .map(([name, message]) => {
      const kind = frameOf(message) === 'binary' ? 'binary' : 'text';
      return {name, kind, message: fill(name, message.template ?? {message: name}, counts)};
    });
}

/** Puts the counts of this session in place of those of the example. */
function fill(name: string, template: Fields, {sent, received, call, format}: Counts): Fields {
  const filled = {...template};
  if (/^Start/.test(name)) filled.audio_format = format;
  if ('last_seq_no' in filled) filled.last_seq_no = sent;
  if ('seq_no' in filled) filled.seq_no = received;
  if (name === 'ToolResult' && call) filled.id = call;
  return filled;
}
