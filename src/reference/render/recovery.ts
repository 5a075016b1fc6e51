/** Tables of data/recovery.ts: what to do after a failure, how long to wait, and when to count a connection as broken. */

import {addressOf} from '@speech-docs/protocol/failures/addresses';
import type {List, Paragraph, PhrasingContent, Table} from 'mdast';
import {clientTimeouts} from '../../../data/brokenSession';
import {networkFailures} from '../../../data/network';
import {
  type Decision,
  networkDecisions,
  noWords,
  otherWays,
  repeats,
  requestDecisions,
  signOfWork,
  socketDecisions,
  type Wait,
  waitLabels,
  waitRange,
  waits,
} from '../../../data/recovery';
import {socketRules, waitRules, workedExample} from '../../../data/recoveryRules';
import {unlistedHandshakes} from '../../../data/unlistedFailures';
import {Misnamed} from '../lookup';
import {words} from '../prose';
import type {Reference} from '../schemaLocations';
import {decisionPhrase} from './errorTables';
import {code, link, list, paragraph, table} from './nodes';

type Inline = PhrasingContent | string;

const kinds = {
  example: () => paragraph(...words(workedExample)),
  sockets: afterSockets,
  'socket-rules': () => bullets(socketRules),
  requests: afterRequests,
  waits: waitTable,
  'wait-rules': () => bullets(waitRules),
  timeouts: timeoutTable,
} as const;

/** `<Recovery of="sockets" />` */
export function recoveryTable(reference: Reference, of: string | undefined): Table | List | Paragraph {
  if (of === undefined || !Object.hasOwn(kinds, of)) {
    throw new Misnamed(`of="${of ?? ''}" is unknown. Use ${Object.keys(kinds).join(', ')}.`);
  }
  return kinds[of as keyof typeof kinds](reference);
}

/** One row for each decision, with everything that leads to it. */
function afterSockets(): Table {
  const {error, warning, close, handshake} = socketDecisions;
  const shown = [...new Set([...Object.values(error), ...Object.values(warning)])].filter(
    ({action}) => action !== 'continue',
  );
  return table(
    ['Action', 'Last `Error`', 'Close code', 'HTTP status'],
    shown.map((decision) => [
      [decisionPhrase(decision)],
      [
        ...listOf([...keysOf(error, decision), ...keysOf(warning, decision).map((name) => `${name} (a warning)`)]),
        ...(decision === error.unknown_error ? ['; an unlisted type'] : []),
        ...(decision === noWords
          ? ['; or no `Error`, and no final although the audio was loud (see *No words*)'].flatMap(words)
          : []),
      ],
      listOf(keysOf(close, decision), (key) => [key === 'other' ? 'any other' : code(key)]),
      [
        ...listOf(keysOf(handshake, decision), (key) => [statusText(key)]),
        ...(decision === handshake[400] ? [', any other'] : []),
      ],
    ]),
  );
}

function statusText(key: string): string {
  const codes = unlistedHandshakes.find((one) => one.key === key)?.codes;
  return codes?.join(', ') ?? (key === 'none' ? 'no response' : key);
}

function keysOf(decisions: Readonly<Record<string, Decision>>, wanted: Decision): string[] {
  return Object.keys(decisions).filter((key) => decisions[key] === wanted);
}

function listOf(keys: string[], show = (key: string): Inline[] => shownName(key)): Inline[] {
  if (keys.length === 0) return ['—'];
  return keys.flatMap((key, index) => [...(index > 0 ? [', '] : []), ...show(key)]);
}

function shownName(key: string): Inline[] {
  const [name = '', ...rest] = key.split(' ');
  return [code(name), rest.length > 0 ? ` ${rest.join(' ')}` : ''];
}

/** Everything that is tried again, and nothing else. */
function afterRequests({contracts}: Reference): Table {
  const entries: {id: string; value: string | null; statuses: number[]}[] = contracts.batch.root['x-errors'];
  const labelOf = (id: string): Inline => {
    const listed = entries.find((entry) => entry.id === id);
    const label = listed?.value ?? `${listed?.statuses[0] ?? ''} ${id.replaceAll('-', ' ')}`.trim();
    return link(addressOf.request(id), listed?.value ? code(label) : label);
  };
  // Failures that share a decision share a row.
  const rows = new Map<Decision, Inline[]>();
  const add = (decision: Decision | undefined, ...name: Inline[]) => {
    if (decision?.action !== 'retry after') return;
    const row = rows.get(decision);
    rows.set(decision, row ? [...row, ', ', ...name] : name);
  };
  for (const [id, decision] of Object.entries(requestDecisions)) add(decision, labelOf(id));
  for (const [place, {decision, when}] of Object.entries(otherWays)) {
    add(decision, labelOf(place.split(' ')[1] ?? ''), ' (', ...words(when), ')');
  }
  for (const {id, name} of networkFailures) add(networkDecisions[id], link(addressOf.network(id), name));
  return table(
    ['Action', 'Error', 'Safe to repeat'],
    [...rows].map(([decision, names]) => [
      [decisionPhrase(decision)],
      names,
      words(decision.repeat ? repeats[decision.repeat] : ''),
    ]),
  );
}

/** What shares a count, in words. */
const SHARED: Record<Wait['per'], string> = {
  stream: 'per stream or conversation',
  operation: 'per request',
  job: 'per job',
  recording: 'per recording',
};

function waitTable(): Table {
  return table(
    ['After', 'First wait', 'Further waits', 'Retries in a row'],
    Object.entries(waits).map(([name, wait]: [string, Wait]) => [
      words(waitLabels[name as keyof typeof waits]),
      [`${wait.isFirstAtOnce ? `None if the session returned ${signOfWork}, otherwise ` : ''}${waitRange(wait)}`],
      [wait.growth === 1 ? 'The same' : `${wait.growth} times the last one, at most ${wait.capSeconds} s`],
      [`${wait.attempts} ${SHARED[wait.per]}`],
    ]),
  );
}

function bullets(rules: readonly string[]): List {
  return list(rules.map((rule) => words(rule)));
}

function timeoutTable(): Table {
  return table(
    ['Wait for', 'Timeout', 'Why'],
    clientTimeouts.map(({what, seconds, because}) => [words(what), [`${seconds} s`], words(because)]),
  );
}
