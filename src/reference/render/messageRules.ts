/**
 * The rules of a message as a short list: who sends it, how often, and in which kind of frame; when; and what comes
 * before and after it.
 */
import {type Direction, type Message, messageAnchor} from '../messages';
import {type Content, code, definitions, link, listed} from './nodes';

const SENDERS = {client: 'you', server: 'the service', both: 'both sides'};

/** Returns "Sender: you, once, as a text frame", "When: as soon as the socket is open", and so on. */
export function messageRules(message: Message, labels: Readonly<Record<string, string>> = {}): Content {
  const {sender, frame, frequency, when, enabledBy} = message;
  const often = frame === 'binary' ? '' : frequencyText(frequency);
  const settings = enabledBy.length > 0 ? `only with ${listed(enabledBy.map(code))}` : '';
  return definitions('ref-glance', [
    ['Sender', `${SENDERS[sender]}${often}${frame === 'binary' ? ', as binary frames' : ', as a text frame'}`],
    ['When', joined([whenText(when), settings])],
    ...orderRows(message, labels),
  ]);
}

/** Returns the rules for one of the two sides that send a message. */
export function sideRules(sender: 'client' | 'server', side: Direction): Content {
  return definitions('ref-glance', [
    ['Sender', SENDERS[sender]],
    ['When', whenText(side.when)],
    ...orderRows({...side, afterAny: [], states: [], endsSession: false}),
  ]);
}

const joined = (parts: string[], separator = ', ') => parts.filter(Boolean).join(separator);

function frequencyText(frequency: string | undefined): string {
  if (!frequency) return '';
  if (frequency === 'any number') return ', any number of times';
  return frequency.startsWith('per ') ? `, once ${frequency}` : `, ${frequency}`;
}

/** "As soon as the socket is open." as a phrase. */
function whenText(when: string | undefined): string {
  return when ? when.charAt(0).toLowerCase() + when.slice(1).replace(/\.$/, '') : '';
}

type Position = Pick<Message, 'after' | 'afterAny' | 'before' | 'followedBy' | 'states' | 'endsSession'>;

/** What has to come before, what may come only later, the states of the session, and what can follow. */
function orderRows(
  {after, afterAny, before, followedBy, states, endsSession}: Position,
  labels: Readonly<Record<string, string>> = {},
): [string, string][] {
  return [
    ['After', joined([linked(after), linked(afterAny, 'or')], ', then ')],
    ['Before', linked(before)],
    [states.length > 1 ? 'States' : 'State', listed(states.map((id) => labels[id] ?? code(id)))],
    ['Next', endsSession ? 'the end of the session' : linked(followedBy, 'or')],
  ];
}

function linked(names: string[], conjunction: 'and' | 'or' = 'and'): string {
  return listed(
    names.map((name) => link(`#${messageAnchor(name)}`, code(name))),
    conjunction,
  );
}
