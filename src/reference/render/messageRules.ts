/**
 * The rules of a message as a short list: who sends it, how often, and in which kind of frame; when; and what comes
 * before and after it.
 */
import type {List, PhrasingContent} from 'mdast';
import {type Direction, type Message, messageAnchor} from '../messages';
import {words} from '../prose';
import {code, factList, link, listed} from './nodes';

type Phrases = (PhrasingContent | string)[];

const SENDERS = {client: 'you', server: 'the service', both: 'both sides'};

/** Returns "Sender: you, once, as a text frame", "When: as soon as the socket is open", and so on. */
export function messageRules(message: Message, labels: Readonly<Record<string, string>> = {}): List {
  const {sender, frame, frequency, when, enabledBy} = message;
  const often = frame === 'binary' ? [] : times(frequency);
  const setting: Phrases = enabledBy.length > 0 ? ['only with ', ...listed(enabledBy.map(code), 'and')] : [];
  return facts([
    ['Sender', [SENDERS[sender], ...often, frame === 'binary' ? ', as binary frames' : ', as a text frame']],
    ['When', joined([moment(when), setting])],
    ...position(message, labels),
  ]);
}

/** Returns the rules for one of the two sides that send a message. */
export function sideRules(sender: 'client' | 'server', side: Direction): List {
  return facts([
    ['Sender', [SENDERS[sender]]],
    ['When', moment(side.when)],
    ...position({...side, afterAny: [], states: [], endsSession: false}),
  ]);
}

/** A list without the facts that the message does not have. */
function facts(rows: [label: string, text: Phrases][]): List {
  return factList(rows.filter(([, text]) => text.length > 0));
}

function joined(parts: Phrases[], separator = ', '): Phrases {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index > 0 ? [separator, ...part] : part));
}

function times(frequency: string | undefined): Phrases {
  if (!frequency) return [];
  if (frequency === 'any number') return [', any number of times'];
  return [', ', ...words(frequency.startsWith('per ') ? `once ${frequency}` : frequency)];
}

/** "As soon as the socket is open." as a phrase. */
function moment(when: string | undefined): Phrases {
  return when ? words(when.charAt(0).toLowerCase() + when.slice(1).replace(/\.$/, '')) : [];
}

type Position = Pick<Message, 'after' | 'afterAny' | 'before' | 'followedBy' | 'states' | 'endsSession'>;

/** What has to come before, what may come only later, the states of the session, and what can follow. */
function position(
  {after, afterAny, before, followedBy, states, endsSession}: Position,
  labels: Readonly<Record<string, string>> = {},
): [string, Phrases][] {
  const next = endsSession ? ['the end of the session'] : linked(followedBy, 'or');
  return [
    ['After', joined([linked(after, 'and'), linked(afterAny, 'or')], ', then ')],
    ['Before', linked(before, 'and')],
    [
      states.length > 1 ? 'States' : 'State',
      listed(
        states.map((id) => labels[id] ?? code(id)),
        'and',
      ),
    ],
    ['Next', next],
  ];
}

function linked(names: string[], conjunction: 'and' | 'or'): Phrases {
  return listed(
    names.map((name) => link(`#${messageAnchor(name)}`, code(name))),
    conjunction,
  );
}
