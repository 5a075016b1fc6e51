/** The page of one socket: in which order messages go, every message, how it opens, and how it ends. */
import {socketPages} from '@speech-docs/protocol/facts';
import type {RootContent} from 'mdast';
import {provider} from '../../../provider';
import {formatJson} from '../../lib/jsonText';
import {keyIn} from '../lookup';
import {type Message, messageAnchor} from '../messages';
import type {Reference} from '../schemaLocations';
import {changeSection} from './contractFiles';
import {closeTable, noticeTable, warningsLead} from './errorTables';
import {exchangePanel} from './exchange';
import {fieldTree, type RenderContext} from './fieldTree';
import {connectSection} from './handshake';
import {messageRules, sideRules} from './messageRules';
import {
  type Content,
  code,
  disclosure,
  fence,
  heading,
  html,
  jsx,
  link,
  list,
  table,
  titleText,
  toBlocks,
} from './nodes';
import {configBuilder} from './operation.server';
import {limitSection, narratedSection, recoverySection, sessionSection} from './session';
import {webrtcSection} from './webrtc';

/** The guides that have a whole client. */
const CLIENTS: Record<keyof typeof socketPages, string> = {
  realtime:
    'The [real-time quickstart](/speech-to-text/real-time/quickstart#program) has complete programs in several languages.',
  flow: 'The guide to [voice agents](/voice-agents-flow/#complete-program) has complete programs in Python and JavaScript.',
};

export function socketPageContent(reference: Reference, name: string | undefined): Content {
  const api = keyIn(socketPages, 'api', name);
  const contract = reference.contracts[api];
  const context: RenderContext = {reference, api, page: socketPages[api]};
  const messages = reference.messages[api];
  const {root} = contract;
  const tools = `#try-a-session #check-a-session${api === 'realtime' ? ' #build-a-configuration' : ''}`;
  const [lead, second, third, ...text] = toBlocks(root.info.description, root['x-session'].description);
  return [
    lead,
    jsx('MethodLine', {method: 'WSS', url: root['x-handshake'].url, tools}),
    // With more text, the index would not be in the first screen of a tablet.
    jsx('div', {className: 'ref-beside'}, exchangePanel(contract, messages, api), second, third),
    messageIndex(messages),
    text,
    connectSection(contract, context),
    sessionSection(contract),
    heading(2, 'Messages you send', 'messages-you-send'),
    root.channels.publish.description,
    messages.filter(({sender}) => sender !== 'server').map((message) => messageSection(message, context)),
    heading(2, 'Messages you receive', 'messages-you-receive'),
    root.channels.subscribe.description,
    messages.filter(({sender}) => sender === 'server').map((message) => messageSection(message, context)),
    noticeSection(reference, api),
    recoverySection(contract),
    limitSection(contract),
    consoleSection(api),
    checkSection(),
    root['x-webrtc'] && webrtcSection(contract, context),
    heading(2, 'Complete program', 'a-whole-client'),
    CLIENTS[api],
    narratedSection(contract),
    changeSection(reference, api),
  ];
}

/** The names of all messages by direction, how a session opens, and how it fails: each message begins with its purpose. */
function messageIndex(messages: Message[]): RootContent {
  const group = (title: string, entries: [id: string, name: string][]) =>
    jsx('div', {}, `**${title}**`, list(entries.map(([id, name]) => link(`#${id}`, name))));
  const side = (sender: 'client' | 'server') =>
    messages
      .filter((message) => message.sender === sender || message.sender === 'both')
      .map(({name}): [string, string] => [messageAnchor(name), code(name)]);
  return jsx(
    'MessageIndex',
    {},
    group('You send', side('client')),
    group('You receive', side('server')),
    group('Connect', [
      ['hosts', 'Hosts'],
      ['authentication', 'Authentication'],
      ['temporary-keys', 'Temporary keys'],
      ['handshake-request', 'Handshake request'],
    ]),
    group('If it fails', [
      ['handshake-responses', 'Handshake responses'],
      ['errors', 'Errors'],
      ['close-codes', 'Close codes'],
    ]),
  );
}

function messageSection(message: Message, context: RenderContext): RootContent {
  const {name, sender, frame, fields} = message;
  const [first, ...others] = examplesOf(message, context).map((one) => {
    const title = titleText(one.summary ?? one.name);
    const block =
      typeof one.value === 'string'
        ? fence('text', one.value, `title="${title}"`)
        : fence('json', formatJson(one.value), `schema=${context.api}:${message.schemaName ?? name} title="${title}"`);
    return {title: one.summary ?? one.name, block};
  });
  const summary = `${message.isDeprecated ? '**Deprecated.** ' : ''}${message.summary}`;
  return jsx(
    'details',
    {className: 'ref-message'},
    jsx('summary', {}, heading(3, name, messageAnchor(name)), html('span', {}, summary)),
    message.description,
    first && jsx('SamplePanel', {}, first.block),
    messageRules(message, stateLabels(context)),
    directions(message),
    name === 'StartRecognition' && configBuilder('realtime'),
    frame !== 'binary' && fieldTree(fields, context),
    others.map(({title, block}) => (sender === 'both' ? block : disclosure(title, block))),
  );
}

/** The examples of the message; an Info of each type has one, too. */
function examplesOf({name, examples}: Message, {reference, api}: RenderContext): Message['examples'] {
  if (name !== 'Info') return examples;
  const types = examples.map(({value}) => (value as {type?: string}).type);
  const infos: {type: string; example: unknown}[] = reference.contracts[api].root['x-infos'];
  const missing = infos.filter(({type}) => !types.includes(type));
  return [...examples, ...missing.map(({type, example: value}) => ({name: type, value}))];
}

function stateLabels({reference, api}: RenderContext): Record<string, string> {
  const states: {id: string; label: string}[] = reference.contracts[api].root['x-session'].states;
  return Object.fromEntries(states.map(({id, label}) => [id, label]));
}

function directions({directions: sides}: Message): Content {
  return Object.entries(sides).map(([side, direction]) => {
    const isClient = side === 'client';
    const text = [direction.summary, direction.description, direction.format].filter(Boolean).join(' ');
    return [
      `**${isClient ? 'From you.' : 'From the service.'}** ${text}`,
      sideRules(isClient ? 'client' : 'server', direction),
    ];
  });
}

function noticeSection(reference: Reference, api: keyof typeof socketPages): Content {
  const {root} = reference.contracts[api];
  return [
    heading(2, 'Errors', 'errors'),
    'An `Error` ends the session, and the service closes the socket next. Branch on its `type`.',
    jsx('FailureFinder', {}),
    noticeTable(root, 'errors'),
    heading(2, 'Warnings', 'warnings'),
    warningsLead(api),
    noticeTable(root, 'warnings'),
    heading(2, 'Information', 'information'),
    "After an `Info`, the session continues. Ignore types that you don't know, because new ones can be added.",
    noticeTable(root, 'infos'),
    heading(2, 'Close codes', 'close-codes'),
    root['x-close-codes'].length > 0
      ? 'A session that ends normally closes with `1000`. After an `Error`, act on its type. Otherwise, act on the code:'
      : 'Flow has no close codes of its own. After an `Error`, act on its type, whatever the code is. Without one, the connection broke:',
    closeTable(root['x-close-codes']),
  ];
}

/** The console, whose server is an emulator in the page; without script the emulator of the repository does the same. */
function consoleSection(api: keyof typeof socketPages): Content {
  return [
    heading(2, 'Try a session', 'try-a-session'),
    'The console runs a session in this page: an emulator follows the rules of this page, injects faults, and returns the documented errors. Your audio stays in this page, and nothing is recognized. The console needs JavaScript; without it, [run the same emulator on your machine](/get-started/quickstart#emulator).',
    jsx('Console', {api}),
  ];
}

/** How a session is recorded with all its frames and their times. */
const RECORDERS: [tool: string, how: string][] = [
  ['Chrome, Edge', 'Open the developer tools, reload the page, and export a HAR in the *Network* panel.'],
  [
    'Any program',
    'Log each frame as a line: `{"at": 120, "from": "client", "message": …}` with milliseconds in `at`, `server` in `from` for what arrives, `bytes` in place of `message` for audio, and `{"close": {"code": 1000}}` at the end.',
  ],
];

function checkSection(): Content {
  return [
    heading(2, 'Check a session', 'check-a-session'),
    'The session check compares a recording with the rules of this page: states, order, fields, limits, and waits. It names the frame, the line, and the field that broke a rule, and the rules that the recording does not show.',
    jsx('SessionChecker', {}),
    heading(3, 'Record a session', 'record-a-session'),
    `Start the recording before the program connects. In a terminal, \`npx ${provider.emulatorPackage} check FILE\` of the [emulator](/get-started/quickstart#emulator) checks the same rules.`,
    table(['Tool', 'How to record'], RECORDERS),
  ];
}
