/** Every rule of a protocol that a client can break, with its place in the contract and the page that explains it. */
import {afterSocket, socketPages, waits, wordless} from '../facts';
import {
  CONTRACT_FILES,
  type ContractMessage,
  type Pointer,
  refName,
  type SocketApi,
  type SocketContract,
} from './contract';

export type RuleKind =
  | 'known'
  | 'frame'
  | 'order'
  | 'frequency'
  | 'shape'
  | 'enabled'
  | 'change'
  | 'channel'
  | 'limit'
  | 'close'
  | 'retry'
  | 'key'
  | 'pace'
  | 'words'
  | 'deprecated';

export interface Rule {
  /** Kind and subject, such as `order.AddAudio`. */
  id: string;
  kind: RuleKind;
  /** What a client has to do. */
  statement: string;
  contract: string;
  pointer: Pointer;
  page: string;
}

const ONCE = /^(?:at most )?once$/;

/** Returns the rules of a socket's contract, in the order of the contract. */
export function rulesOf(api: SocketApi, contract: SocketContract): Rule[] {
  const rule = (kind: RuleKind, subject: string, statement: string, pointer: Pointer, anchor: string): Rule => ({
    id: subject ? `${kind}.${subject}` : kind,
    kind,
    statement,
    contract: CONTRACT_FILES[api],
    pointer,
    page: `${socketPages[api]}#${anchor}`,
  });
  const {messages} = contract.components;
  const ofMessage = ([name, message]: [string, ContractMessage]): Rule[] => {
    const pointer = ['components', 'messages', name];
    const states = statesFor(message).join(', ');
    const isReceipt = name === 'AudioReceived';
    const given = isReceipt ? `Send one ${name} for each frame of audio that you receive, with` : `Give ${name}`;
    const found = [
      rule('order', name, `Send ${name} only while the session is ${states}.`, [...pointer, 'x-states'], name),
      rule('frame', name, `Send ${name} as a ${frameOf(message)} frame.`, [...pointer, 'x-frame'], name),
      rule('shape', name, `${given} the fields that its schema requires.`, schemaPointer(name, message), name),
    ];
    const frequency = message['x-frequency'] ?? '';
    if (ONCE.test(frequency) || /^(?:at most )?once per /.test(frequency)) {
      found.push(rule('frequency', name, `Send ${name} ${frequency}.`, [...pointer, 'x-frequency'], name));
    }
    if (message['x-enabled-by']) {
      const needs = message['x-enabled-by'].join(' and ');
      found.push(rule('enabled', name, `Send ${name} only with ${needs}.`, [...pointer, 'x-enabled-by'], name));
    }
    if (message['x-changeable']) {
      const allowed = message['x-changeable'].join(', ');
      found.push(rule('change', name, `Change only ${allowed} with ${name}.`, [...pointer, 'x-changeable'], name));
    }
    if (message.payload && /Channel|^Force/.test(name)) {
      const statement = `Name an open channel of channel_diarization_labels in ${name}.`;
      found.push(rule('channel', name, statement, [...schemaPointer(name, message), 'properties', 'channel'], name));
    }
    return found.map((one) => ({...one, page: one.page.toLowerCase()}));
  };
  const audio = ['components', 'messages', 'AddAudio'];
  const pace = rule('pace', '', 'Send audio no faster than it is spoken.', audio, 'addaudio');
  const ending = `After ${wordless.streamingSeconds} s of loud audio without words, send EndOfStream, and open a new session, once.`;
  const words = rule('words', '', ending, ['components', 'messages', 'AddTranscript'], '');
  return [
    rule(
      'known',
      '',
      'Send only messages that the contract lists for clients.',
      ['channels', 'publish'],
      'messages-you-send',
    ),
    ...Object.entries(messages)
      .filter(([, message]) => message['x-sender'] !== 'server')
      .flatMap(ofMessage),
    rule('deprecated', '', 'Replace fields that are deprecated.', ['components', 'schemas'], 'messages-you-send'),
    rule(
      'key',
      '',
      'Send a long-lived key in a header: only a temporary key belongs in the address.',
      ['x-handshake', 'authentication'],
      'connect',
    ),
    ...(api === 'flow' ? [pace] : [{...words, page: '/api-ref/#recovery-sockets'}]),
    rule(
      'retry',
      'connection',
      `After a connection that broke, wait ${waits.socket.seconds} s or more.`,
      ['x-close-codes'],
      'after-a-broken-session',
    ),
    rule('close', '', closingStatement(contract), ['x-session', 'transitions'], 'states'),
    ...contract['x-protocol-limits'].map(({id, label = id}, index) =>
      rule('limit', id, `Stay within the limit: ${label}.`, ['x-protocol-limits', index], 'time-limits'),
    ),
    ...contract['x-errors'].map(({type}, index) => {
      const {action, wait} = afterSocket({error: type});
      const seconds = action === 'retry after' && wait ? ` ${waits[wait].seconds} s or more` : '';
      return rule('retry', type, `After ${type}: ${action}${seconds}.`, ['x-errors', index], 'errors');
    }),
  ];
}

export function statesFor(message: ContractMessage): string[] {
  return message['x-directions']?.client?.states ?? message['x-states'];
}

/** Returns the kind of WebSocket frame that carries a message of the client. */
export function frameOf(message: ContractMessage): string {
  return message['x-directions']?.client?.frame ?? message['x-frame'];
}

/** Tells whether a message comes only once in a session. */
export function comesOnce(message: ContractMessage): boolean {
  return ONCE.test(message['x-frequency'] ?? '');
}

function schemaPointer(name: string, {payload}: ContractMessage): Pointer {
  return ['components', 'schemas', refName(payload) ?? name];
}

function closingStatement({'x-session': {transitions, states}}: SocketContract): string {
  const from = transitions.filter(({event, by}) => event === 'close' && by === 'client').map((one) => one.from);
  const labels = states.filter(({id}) => from.includes(id)).map(({id, label = id}) => label.toLowerCase());
  return `Close the socket only in the states: ${labels.join(', ')}.`;
}
