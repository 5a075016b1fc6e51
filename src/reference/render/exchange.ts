/** The first exchange of a session: frames in their order, each with the first example of its message, shortened. */
import type {Contract} from '@speech-docs/protocol/contracts';
import type {socketPages} from '@speech-docs/protocol/facts';
import type {RootContent} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {type Message, messageAnchor} from '../messages';
import {colorJson, html, jsx, text} from './nodes';
import {type Frame, isFirstOfKind} from './sequenceDiagram';

/** From the first message to the first result; a session of the contract has their order. */
const SHOWN: Record<keyof typeof socketPages, readonly string[]> = {
  realtime: ['StartRecognition', 'RecognitionStarted', 'AddAudio', 'AddTranscript'],
  flow: [
    'StartConversation',
    'ConversationStarted',
    'AddAudio',
    'AddTranscript',
    'ResponseStarted',
    'ResponseCompleted',
  ],
};

/** Returns the panel beside the text that opens the page. */
export function exchangePanel(contract: Contract, messages: Message[], api: keyof typeof socketPages): RootContent {
  const frames: Frame[] = contract.root['x-narrated-session'];
  const lines = frames
    .filter((frame) => SHOWN[api].includes(frame.message) && isFirstOfKind(frame, frames))
    .map((frame) => frameLines(frame, messages));
  // Lines that break go on further in than they begin.
  const code = html('code', {}, html('span', {className: 'in-4 ref-narrow'}, lines));
  const figure = html(
    'figure',
    {className: 'ref-figure'},
    html('pre', {className: 'ref-figure-scroll ref-stage', dataTheme: 'dark', tabIndex: 0}, code),
    html('figcaption', {}, '→ you send, ← you receive. Lists and optional fields are left out.'),
  );
  return jsx('SamplePanel', {}, jsx('ReferenceBlock', {}, figure));
}

/** The name of the message, which leads to its section, and a line for each of its other fields. */
function frameLines({from, frame, message: name}: Frame, messages: Message[]): RootContent {
  const link = html('a', {href: `#${messageAnchor(name)}`}, name);
  const way = html('span', {className: `ref-frame-way ref-by-${from}`}, from === 'client' ? '→ ' : '← ');
  if (frame === 'binary') return html('span', {}, way, link, text(' (binary)\n'));
  const {fields = [], examples = []} = messages.find((message) => message.name === name) ?? {};
  const required = fields.filter((field) => field.required && field.name !== 'message').map((field) => field.name);
  const others = Object.entries(examples[0]?.value ?? {})
    .filter(([key, value]) => required.includes(key) && !Array.isArray(value))
    .map(([key, value]) => `,\n   "${key}": ${formatJson(value, {width: Infinity})}`);
  return html(
    'span',
    {},
    way,
    colorJson('{"message": '),
    html('span', {className: 'tok-string'}, '"', link, '"'),
    colorJson(`${others.join('')}}\n`),
  );
}
