/** Tables of data/recovery.ts: what to do after a failure, how long to wait, and when to count a connection as broken. */
import {failureAddress} from '@speech-docs/protocol/failures';
import type {RootContent} from 'mdast';
import {clientTimeouts} from '../../../data/brokenSession';
import {networkFailures} from '../../../data/network';
import {type ProviderFact, providerFacts} from '../../../data/providerFacts';
import {
  type Decision,
  exceptionsByOperation,
  networkDecisions,
  noWords,
  PROGRESS_TEXT,
  repeats,
  requestDecisions,
  socketDecisions,
  type Wait,
  waitLabels,
  waitRange,
  waits,
} from '../../../data/recovery';
import {socketRules, unattendedRules, waitRules, wordlessSteps, workedExample} from '../../../data/recoveryRules';
import {unlistedHandshakes} from '../../../data/unlistedFailures';
import {InvalidAttribute, keyIn} from '../lookup';
import type {Reference} from '../schemaLocations';
import {decisionPhrase, keyFailures} from './errorTables';
import {type Content, code, html, link, list, paragraph, table} from './nodes';

const kinds = {
  example: () => paragraph(workedExample),
  errors: afterErrors,
  closes: afterCloses,
  handshakes: afterHandshakes,
  'socket-rules': () => list(socketRules),
  'no-words': () => list(wordlessSteps, 'ol'),
  requests: afterRequests,
  waits: waitTable,
  'wait-rules': () => list(waitRules),
  unattended: () => list(unattendedRules),
  timeouts: timeoutTable,
} as const;

/** `<Recovery of="errors" />` */
export function recoveryTable(reference: Reference, of: string | undefined): RootContent {
  return kinds[keyIn(kinds, 'of', of)](reference);
}

const NEW_KEY = 'One new temporary key';

/** A row for each value, since a program looks one up. */
function afterErrors(): RootContent {
  const {error, warning} = socketDecisions;
  return table(
    ['Last `Error`', 'Action'],
    [
      ...rowsOf(error, (name) => shownName(name in warning ? `${name} (an error)` : withKey(name))),
      ['`not_authorised` (temporary key)', NEW_KEY],
      ['Any other type', decisionPhrase(error.unknown_error)],
      ...rowsOf(warning, (name) => `${code(name)} (a warning)`),
      ['None, and [no final although the audio was loud](/api-ref/#no-words)', decisionPhrase(noWords)],
    ],
  );
}

function afterCloses(): RootContent {
  const rows = rowsOf(socketDecisions.close, (key) => (key === 'other' ? '*Any other*' : shownName(withKey(key))));
  return table(['Close code', 'Action'], [...rows, ['`4001` (temporary key)', NEW_KEY]]);
}

function afterHandshakes(): RootContent {
  const {handshake} = socketDecisions;
  return table(
    ['HTTP status', 'Action'],
    [
      ...rowsOf(handshake, (key) => withKey(statusText(key))),
      ['401 (temporary key)', NEW_KEY],
      ['Any other, or an untrusted certificate', decisionPhrase(handshake[400])],
    ],
  );
}

function rowsOf(decisions: Readonly<Record<string, Decision>>, label: (key: string) => string) {
  const shown = Object.entries(decisions).filter(([, {action}]) => action !== 'continue');
  return shown.map(([key, decision]) => [label(key), decisionPhrase(decision)]);
}

const withKey = (name: string) => (keyFailures.includes(name) ? `${name} (API key)` : name);

function statusText(key: string): string {
  const codes = unlistedHandshakes.find((one) => one.key === key)?.codes;
  return codes?.join(', ') ?? (key === 'none' ? 'No response, unknown host, refused connection' : key);
}

function shownName(key: string): string {
  const [name = '', ...rest] = key.split(' ');
  return [code(name), ...rest].join(' ');
}

/** Only failures after which a program retries. */
function afterRequests({contracts}: Reference): RootContent {
  const entries: {id: string; value: string | null; statuses: number[]}[] = contracts.batch.root['x-errors'];
  const labelOf = (id: string) => {
    const listed = entries.find((entry) => entry.id === id);
    const label = `${listed?.statuses[0] ?? ''} ${id.replaceAll('-', ' ')}`.trim();
    return link(failureAddress('request', id), listed?.value ? code(listed.value) : label);
  };
  // Failures that share a decision share a row.
  const rows = new Map<Decision, string[]>();
  const add = (decision: Decision | undefined, name: string) => {
    if (decision?.action === 'retry after') rows.set(decision, [...(rows.get(decision) ?? []), name]);
  };
  for (const [id, decision] of Object.entries(requestDecisions)) add(decision, labelOf(id));
  for (const [place, {decision, when}] of Object.entries(exceptionsByOperation)) {
    add(decision, `${labelOf(place.split(' ')[1] ?? '')} (${when})`);
  }
  for (const {id, name} of networkFailures) add(networkDecisions[id], link(failureAddress('network', id), name));
  return table(
    ['Action', 'Error', 'Safe to repeat'],
    [...rows].map(([decision, names]) => [
      decisionPhrase(decision),
      names.join(', '),
      decision.repeat && repeats[decision.repeat],
    ]),
  );
}

const SHARED: Record<Wait['per'], string> = {
  stream: 'per stream or conversation',
  operation: 'per request',
  job: 'per job',
  recording: 'per recording',
};

function waitTable(): RootContent {
  return table(
    ['After', 'First wait', 'Further waits', 'Retries without progress'],
    Object.entries(waits).map(([name, wait]: [string, Wait]) => [
      waitLabels[name as keyof typeof waits],
      `${wait.isFirstAtOnce ? `None if the session returned ${PROGRESS_TEXT}, otherwise ` : ''}${waitRange(wait)}`,
      furtherWaits(wait),
      `${wait.attempts} ${SHARED[wait.per]}`,
    ]),
  );
}

function furtherWaits(wait: Wait): string {
  if (wait.attempts === 1) return 'None';
  return wait.growth === 1
    ? `${waitRange(wait)} again`
    : `${wait.growth} times the last one, at most ${wait.capSeconds} s`;
}

function timeoutTable(): RootContent {
  return table(
    ['Wait for', 'Timeout', 'Why'],
    clientTimeouts.map(({event, seconds, reason}) => [event, `${seconds} s`, reason]),
  );
}

/**
 * `<AskSupport only="silence,overlap" />`: each question whose field in data/providerFacts.ts is empty. What a program does
 * until it has a value is on the page of the fact, and here for a fact without a page.
 */
export function askSupport(only: string, facts: Readonly<Record<string, ProviderFact>> = providerFacts): RootContent {
  const chosen = only.split(',').map((id) => facts[id.trim()]);
  if (chosen.includes(undefined)) throw new InvalidAttribute(`only="${only}" names a fact that doesn't exist.`);
  const open = chosen.filter((fact): fact is ProviderFact => fact !== undefined && fact.value === undefined);
  const questions = open.map(({label, meanwhile, page}): Content[] =>
    page ? [link(page, label), '.'] : [`${label}. `, html('em', {}, meanwhile)],
  );
  return list(questions);
}
