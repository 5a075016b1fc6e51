/** The order of a session: two drawings, their equivalents in words, time limits, and one session frame by frame. */
import type {Contract} from '@speech-docs/protocol/contracts';
import type {Limit} from '@speech-docs/protocol/rules';
import type {RootContent} from 'mdast';
import {brokenSessions} from '../../../data/brokenSession';
import {limits} from '../../../data/limits';
import {formatJson} from '../../lib/jsonText';
import {messageAnchor} from '../messages';
import {PHONE_WIDTH} from './drawing';
import {type Content, code, colorJson, disclosure, heading, html, jsx, link, list, table} from './nodes';
import {type Frame, sequenceDiagram} from './sequenceDiagram';
import {type State, stateDiagram, type Transition} from './stateDiagram';

interface Session {
  description: string;
  final: string[];
  states: State[];
  transitions: Transition[];
}

const WHO: Record<Transition['by'], string> = {client: 'You', server: 'Service', transport: 'Network'};

export function sessionSection(contract: Contract): Content {
  const session: Session = contract.root['x-session'];
  const frames: Frame[] = contract.root['x-narrated-session'];
  const states = stateDiagram('States of a session', session.states, session.transitions, session.final);
  return [
    heading(2, 'Session', 'session'),
    jsx(
      'div',
      // Side by side, where each has room in half of a wide column.
      {className: states.width > PHONE_WIDTH ? undefined : 'ref-pair'},
      drawn(
        heading(3, 'States', 'states'),
        states.drawing,
        'States of a session. ↑ you send, ↓ the service sends, • the connection changes.',
        'The tables under [Every state and step](#states-and-steps) list the same transitions.',
      ),
      drawn(
        heading(3, 'Order of messages', 'order-of-messages'),
        sequenceDiagram('Messages of one session in their order', frames),
        'One session, shortened.',
        '[A session frame by frame](#a-session-frame-by-frame) lists one session with its payloads.',
      ),
    ),
    jsx('details', {}, jsx('summary', {}, heading(3, 'Every state and step', 'states-and-steps')), [
      stateTable(session),
      stepTable(session),
    ]),
  ];
}

/** A copy of the page has no drawing, and only the note of its caption. */
function drawn(title: RootContent, drawing: RootContent, caption: string, note?: string): RootContent {
  const scroller = html(
    'div',
    {className: 'ref-figure-scroll', tabIndex: 0, role: 'group', ariaLabel: caption},
    drawing,
  );
  const figure = html(
    'figure',
    {className: 'ref-figure'},
    scroller,
    html('figcaption', {}, html('span', {dataMarkdown: 'skip'}, caption), note && ` ${note}`),
  );
  return jsx('div', {}, title, jsx('ReferenceBlock', {}, figure));
}

function stateTable(session: Session) {
  return table(
    ['State', 'What happens', 'What may follow'],
    session.states.map((state) => [state.label, state.description, following(state, session)]),
  );
}

function following(state: State, {states, transitions}: Session) {
  const names = new Set(transitions.filter(({from, to}) => from === state.id && to !== state.id).map(({to}) => to));
  const labels = states.filter(({id}) => names.has(id)).map(({label}) => label);
  return labels.join(', ') || 'None (final state)';
}

function stepTable({states, transitions}: Session) {
  const labelOf = (id: string) => states.find((state) => state.id === id)?.label ?? id;
  return table(
    ['From', 'Step', 'To', 'Note'],
    transitions.map(({from, to, message, event, by, note}) => [
      labelOf(from),
      `${WHO[by]}: ${message ? link(`#${messageAnchor(message)}`, code(message)) : (event ?? '')}`,
      from === to ? 'No change' : labelOf(to),
      note ?? 'None',
    ]),
  );
}

type TimeLimit = Limit & {label: string; description: string; whenPassed: string};

/** What limits an account; the pages on limits have the figures of each plan. */
const ACCOUNT_LIMITS: Record<string, string> = {
  realtime:
    'Your [plan](/speech-to-text/real-time/supported-formats-and-limits#usage-limits) limits how many sessions run at once.',
  flow: `Every account has ${limits.flow.sessions.text} and ${limits.flow.monthlyHours.text}. [Voice agent formats and limits](/voice-agents-flow/supported-formats-and-limits#usage-limits) has all limits.`,
};

/** Returns the times and counts that the wire itself enforces, after the limits of an account. */
export function limitSection(contract: Contract): Content {
  const own: TimeLimit[] = contract.root['x-protocol-limits'] ?? [];
  if (own.length === 0) return [];
  return [
    heading(2, 'Limits', 'time-limits'),
    ACCOUNT_LIMITS[contract.api],
    table(
      ['Limit', 'Value', 'What it counts', 'When exceeded'],
      own.map((limit) => [limit.label, limitValue(limit), limit.description, limit.whenPassed]),
    ),
  ];
}

function limitValue({value, minimum, maximum, unit}: TimeLimit): string {
  if (typeof value === 'number') return `${value} ${unit}`;
  if (minimum === undefined || maximum === undefined) return 'None';
  return `${minimum}–${maximum.toLocaleString('en-US')} ${unit}`;
}

/** Returns what a program does on its own after a session broke. */
export function recoverySection(contract: Contract): Content {
  const recovery = brokenSessions[contract.api as keyof typeof brokenSessions];
  return [
    heading(2, 'After a broken session', 'after-a-broken-session'),
    recovery.description,
    list(
      recovery.steps.map(({label, text}) => `**${label}.** ${text}`),
      'ol',
    ),
  ];
}

/** Returns one session as a list of frames in a fold, each with its payload in a fold of its own. */
export function narratedSection(contract: Contract): Content {
  const frames: Frame[] = contract.root['x-narrated-session'] ?? [];
  return [
    heading(2, 'A session frame by frame', 'a-session-frame-by-frame'),
    'Times count from the start of the upgrade request. Audio frames are long here, to keep the list short: send about 100 ms in each. Open a frame to see its payload.',
    disclosure(
      `All ${frames.length} frames`,
      jsx('ReferenceBlock', {}, html('ol', {className: 'ref-frames'}, frames.map(frameItem))),
    ),
  ];
}

function frameItem({at_ms: at, from, message, payload, bytes, note}: Frame) {
  const summary = [
    html('span', {className: 'ref-frame-time'}, `${at.toLocaleString('en-US')} ms`),
    html('span', {className: `ref-frame-way ref-by-${from}`}, from === 'client' ? '↑ You' : '↓ Service'),
    html('span', {className: 'ref-frame-name'}, code(message)),
    html('span', {className: 'ref-frame-note'}, note),
  ];
  if (payload === undefined) {
    const size = bytes ? ` ${bytes.toLocaleString('en-US')} bytes of audio.` : '';
    return html(
      'li',
      {},
      html('div', {className: 'ref-frame-row'}, summary, html('span', {className: 'ref-bytes'}, size)),
    );
  }
  const body = html('pre', {tabIndex: 0}, html('code', {}, colorJson(formatJson(payload))));
  return html('li', {}, html('details', {}, html('summary', {className: 'ref-frame-row'}, summary), body));
}
