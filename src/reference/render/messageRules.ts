/**
 * The rules of a message in sentences: who sends it, in which kind of frame, how often, and when; then its position
 * among the other messages and in the session. Joined, because a rule such as "once" means little without its moment.
 */
import type {PhrasingContent} from 'mdast';
import {type Message, messageAnchor} from '../messages';
import {words} from '../prose';
import {code, link, listed} from './nodes';

type Phrases = (PhrasingContent | string)[];

const SENDERS = {client: 'You send it', server: 'The service sends it', both: 'Both sides send it'};

/** Returns "You send it once, as a text frame, as soon as the socket is open. It comes …". */
export function messageRules(message: Message): Phrases {
  const {sender, frame, frequency, when, enabledBy} = message;
  return [
    SENDERS[sender],
    ...(frame === 'binary' ? [' as binary frames'] : [...times(frequency), ' as a text frame']),
    ...moment(when),
    ...(enabledBy.length > 0 ? [', and only with ', ...listed(enabledBy.map(code), 'and')] : []),
    '. ',
    ...position(message),
  ];
}

/** What a contract says about one of two senders. */
export interface Direction {
  summary: string;
  description: string;
  when: string;
  after: string[];
  before: string[];
  followedBy: string[];
  format?: string;
}

/** Returns the rules for one of the two sides that send a message. */
export function sideRules(sender: 'client' | 'server', side: Direction): Phrases {
  const format: Phrases = side.format ? [...words(side.format), ' '] : [];
  return [SENDERS[sender], ...moment(side.when), '. ', ...format, ...position({...side, afterAny: [], states: []})];
}

function times(frequency: string | undefined): Phrases {
  if (!frequency) return [];
  if (frequency === 'any number') return [' any number of times,'];
  return [' ', ...words(frequency.startsWith('per ') ? `once ${frequency}` : frequency), ','];
}

/** "As soon as the socket is open." as the end of a sentence. */
function moment(when: string | undefined): Phrases {
  if (!when) return [];
  return [', ', ...words(when.charAt(0).toLowerCase() + when.slice(1).replace(/\.$/, ''))];
}

type Position = Pick<Message, 'after' | 'afterAny' | 'before' | 'followedBy' | 'states'> & {endsSession?: boolean};

/** "It comes only after A and always before B, in the states listening and ending, and C or D can follow." */
function position({after, afterAny, before, followedBy, states, endsSession}: Position): Phrases {
  const start = [
    ...linked(after, 'and'),
    after.length > 0 && afterAny.length > 0 && ', then ',
    ...linked(afterAny, 'or'),
  ];
  const parts: Phrases[] = [];
  if (after.length + afterAny.length > 0) parts.push(['only after ', ...start.filter((part) => part !== false)]);
  const isFirst = parts.length === 0 && before.length > 0;
  if (before.length > 0) parts.push([isFirst ? 'before ' : 'always before ', ...linked(before, 'and')]);
  const order = parts.flatMap((part, index): Phrases => (index > 0 ? [' and ', ...part] : part));
  const state = states.length > 0 ? `in the ${states.length > 1 ? 'states' : 'state'} ${spoken(states)}` : '';
  return [
    isFirst ? 'It always comes ' : 'It comes ',
    ...order,
    order.length > 0 && state ? `, ${state}` : state,
    ...(followedBy.length > 0 ? [', and ', ...linked(followedBy, 'or'), ' can follow'] : []),
    endsSession ? ', and it ends the session.' : '.',
  ];
}

function spoken(names: string[]): string {
  return listed(names, 'and').join('');
}

function linked(names: string[], conjunction: 'and' | 'or'): Phrases {
  return listed(
    names.map((name) => link(`#${messageAnchor(name)}`, code(name))),
    conjunction,
  );
}
