/**
 * Finds the failure that a pasted text is about: a body, a traceback, a transcript of curl, a close event, a log. Exact
 * texts count most, then types and close codes, then what stopped the connection, then statuses.
 */
import {ASSUMED_STATUSES} from '../contracts/assumedStatuses';
import type {Failure} from './catalogue';
import {type Evidence, readEvidence} from './evidence';
import {NETWORK_TEXTS, TEXTS_WITHOUT_CAUSE} from './network';

export interface Match {
  failure: Failure;
  score: number;
  /** What in the text points to the failure, for readers. */
  reason: string;
  /** The code that the text contains, or the first of the failure. */
  code: number | undefined;
  /** `false` when the text does not say which service it is from: the failure is this one if it is ours. */
  isOurs: boolean;
}

/** Below this, nothing in the text is a failure of the catalogue. */
const CLAIM = 45;
/** Longer texts are read at both ends, where errors are. */
const MAX_CHARS = 20_000;
const MAX_MATCHES = 4;
/** "No module named" is the shortest beginning of a text that counts, in characters. */
const MIN_START = 15;

/** Words of other products, too: they count only beside evidence of this API. */
const COMMON = new Set([
  'Bad Request',
  'Unauthorized',
  'Permission Denied',
  'Forbidden',
  'Unprocessable Entity',
  'Internal Server Error',
  'Not Implemented',
  'Malformed request',
  'Job error',
  'OTHER',
  'exit status 1',
  'internal_error',
  'unknown_error',
  'not_allowed',
  'config_error',
  'protocol_error',
]);

/** `isOurs` is set by what no other service prints. */
type Clue = Pick<Match, 'score' | 'reason'> & {isOurs?: boolean};

/** Returns the likely failures, best first; none when the text is not from this API. */
export function matchFailures(pasted: string, failures: readonly Failure[], hosts: readonly string[]): Match[] {
  return findFailures(pasted, failures, hosts).matches;
}

export interface Found {
  matches: Match[];
  /** The text names another service, and nothing of this one. */
  isForeign: boolean;
}

/** Returns the likely failures, and why there are none when the text is of another service. */
export function findFailures(pasted: string, failures: readonly Failure[], hosts: readonly string[]): Found {
  const evidence = readEvidence(shortened(pasted), hosts);
  const matches = failures
    .map((failure) => ({failure, ...sumOf(cluesOf(failure, evidence), evidence), code: codeIn(failure, evidence)}))
    .filter(({score}) => score >= CLAIM)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_MATCHES);
  return {matches, isForeign: evidence.isForeign};
}

function shortened(text: string): string {
  if (text.length <= MAX_CHARS) return text;
  return `${text.slice(0, MAX_CHARS / 2)}\n${text.slice(-MAX_CHARS / 2)}`;
}

function codeIn({codes}: Failure, {closeCodes, statuses}: Evidence): number | undefined {
  return codes.find((code) => closeCodes.has(code) || statuses.has(code)) ?? codes[0];
}

function sumOf(clues: Clue[], {isOwn}: Evidence): Pick<Match, 'score' | 'reason' | 'isOurs'> {
  const [best] = [...clues].sort((one, other) => other.score - one.score);
  const isOurs = isOwn || clues.some((clue) => clue.isOurs);
  return {score: clues.reduce((sum, {score}) => sum + score, 0), reason: best?.reason ?? '', isOurs};
}

function cluesOf(failure: Failure, evidence: Evidence): Clue[] {
  if (failure.kind === 'network') return networkClues(failure, evidence);
  if (failure.kind === 'client') return evidence.isForeign ? [] : textClues(failure, evidence);
  if (evidence.isKeyRequest && failure.kind === 'request') return [];
  const whole = textClues(failure, evidence);
  // A status beside the whole text adds little: of "Job rejected due to invalid audio", "Job rejected" is a whole text, too.
  const codes = codeClues(failure, evidence).map((clue) =>
    whole.length > 0 ? {...clue, score: clue.score / 10} : clue,
  );
  const clues = [...whole, ...nameClues(failure, evidence), ...codes];
  if (clues.length === 0) return [];
  return [...clues, ...apiClues(failure, evidence)];
}

function textClues({kind, name, details, example}: Failure, {text}: Evidence): Clue[] {
  // What a runtime prints is the cause; a broken connection is its effect.
  const base = kind === 'client' ? 80 : 50;
  const isType = kind === 'error' || kind === 'warning' || kind === 'close';
  const reason = isType ? (example as {reason?: string}).reason : undefined;
  const texts = isType ? [reason ?? ''] : kind === 'client' ? details : [name ?? '', ...details];
  return texts.flatMap((template) => {
    if (template.length < 8 || COMMON.has(template) || (kind === 'close' && !template.includes(' '))) return [];
    const isThere = kind === 'client' && text.toLowerCase().includes(template.toLowerCase());
    // Of a text without its end, as readers type it, one word says too little.
    const start = kind === 'client' && text.length >= MIN_START && template.includes(text.trim()) && text.trim();
    const [found] = kind === 'client' ? [isThere ? template : start] : (patternOf(template).exec(text) ?? []);
    if (!found) return [];
    return [{score: base + template.length / 2, reason: `The text contains “${shown(found)}”.`, isOurs: true}];
  });
}

function nameClues(failure: Failure, evidence: Evidence): Clue[] {
  const {kind, name, codes} = failure;
  const {text, message, closeCodes, statuses, isSocket} = evidence;
  if (name === null || !new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`).test(text)) return [];
  const typed = Number(/^\s*(\d{4})\b/.exec(text)?.[1]);
  const isOther = typed && codes.length > 0 && !codes.includes(typed);
  const reason = `The text contains “${name}”.${isOther ? ` Its code is ${codes[0]}, not ${typed}.` : ''}`;
  if (kind === 'error' || kind === 'warning') {
    if (message && message !== kind) return [];
    // An error without a code of its own is named in the close frame.
    const isClosed = codes.length > 0 ? codes.some((code) => closeCodes.has(code)) : closeCodes.size > 0;
    const isSure = message === kind || isClosed || !COMMON.has(name);
    const score = (isSure ? 50 : 30) + (message === kind ? 35 : 0) + (isClosed ? 40 : 0) + (kind === 'error' ? 1 : 0);
    return [{score, reason: message ? `An ${kind === 'error' ? 'Error' : 'Warning'} with the type ${name}.` : reason}];
  }
  if (kind === 'close') return codes.some((code) => closeCodes.has(code)) ? [{score: 30, reason}] : [];
  if (kind === 'container') return containerClues(failure, text, reason);
  if (!COMMON.has(name)) return name.length < 8 || (kind === 'job' && !name.includes(' ')) ? [{score: 50, reason}] : [];
  const isBody = new RegExp(`["']?error["']?\\s*[:=]\\s*["']${escaped(name)}["']`).test(text);
  if (isBody) return [{score: codes.some((code) => statuses.has(code)) || isAssumed(failure) ? 60 : 30, reason}];
  return codes.some((code) => statuses.has(code)) && !isSocket ? [{score: 15, reason}] : [];
}

function containerClues({name}: Failure, text: string, reason: string): Clue[] {
  if (!COMMON.has(name ?? '')) return [{score: /^[A-Z_]+$/.test(name ?? '') ? 60 : 0, reason}];
  const isNear = name === 'OTHER' ? /["']error["']\s*:\s*["']OTHER["']/ : /\b(?:docker|podman|transcriber|kubectl)\b/i;
  return isNear.test(text) ? [{score: 55, reason}] : [];
}

function codeClues({kind, name, codes, id, api}: Failure, evidence: Evidence): Clue[] {
  const {closeCodes, statuses, isSocket, isHandshakeRejected, isKeyRequest, isForeign, isEmpty, text} = evidence;
  if (isForeign) return [];
  if (kind === 'close') {
    const code = codes.find((one) => closeCodes.has(one)) ?? 0;
    // A rejected handshake opens no socket, but libraries report 1006.
    if (!closeCodes.has(code) || (code === BROKEN && isHandshakeRejected)) return [];
    const isOurs = code >= OWN_CODES || (name !== null && text.includes(name));
    // Every library reports a connection that broke; what broke it counts more.
    return [{score: code === BROKEN ? 46 : 70, reason: `The socket closed with the code ${code}.`, isOurs}];
  }
  const status = codes.find((one) => statuses.has(one));
  if (status === undefined) {
    const hasNoBody = kind === 'request' && name === null && isEmpty;
    return hasNoBody ? [{score: 46, reason: 'The response has no body.'}] : [];
  }
  if (isKeyRequest || kind === 'key') {
    const reason = `The request for a temporary key failed with the status ${status}.`;
    return isKeyRequest && kind === 'key' ? [{score: 70 + (api === 'realtime' ? 1 : 0), reason, isOurs: true}] : [];
  }
  if (kind === 'handshake') {
    return isSocket ? [{score: 50, reason: `The handshake failed with the status ${status}.`}] : [];
  }
  if (kind !== 'request' || isSocket || isAssumed({id})) return [];
  const isMain = name === null || id === 'batch.job-not-found' || COMMON.has(name);
  return [{score: isMain ? 53 : 46, reason: `A request failed with the status ${status}.`}];
}

/** Code that libraries report when no close frame came, and the first code that services define for themselves. */
const BROKEN = 1006;
const OWN_CODES = 4000;
/** Statuses that only something in front of the API sends, by the entry of the catalogue. */
const OF_PROXIES: Readonly<Record<string, readonly number[]>> = {
  'network.proxy': [407],
  'network.gateway': [502, 504],
};

function networkClues({id}: Failure, evidence: Evidence): Clue[] {
  const {text, statuses, surfaces, isSocket, isHandshakeRejected, isPage, isForeign} = evidence;
  if (isForeign) return [];
  const [found] = NETWORK_TEXTS[id]?.exec(text) ?? [];
  const named = surfaces.size > 0 ? 20 : 0;
  if (found) {
    // A request whose status is known was not aborted on its way, and an error seldom has the headers for browsers.
    const isEffect = statuses.size > 0 && (id === 'network.cors' || /^(?:aborted|terminated)$/i.test(found));
    const score = id === 'network.proxy' ? 56 : isEffect ? 45 : 49;
    return [{score: named + score, reason: `The text contains “${shown(found)}”.`}];
  }
  const [stopped] = TEXTS_WITHOUT_CAUSE[id]?.exec(text) ?? [];
  if (stopped) {
    return [{score: named + 46, reason: `The text contains “${stopped.trim()}”.`}];
  }
  if (id === 'network.upgrade' && isHandshakeRejected)
    return [{score: named + 48, reason: 'The handshake was refused.'}];
  const status = OF_PROXIES[id]?.find((one) => statuses.has(one));
  if (status)
    return [{score: named + (isSocket ? 47 : 52), reason: `Something in front of the API responded with ${status}.`}];
  const isOther = OF_PROXIES['network.gateway']?.some((one) => statuses.has(one));
  return id === 'network.proxy' && isPage && !isOther
    ? [{score: named + 46, reason: 'A page came where JSON was expected.'}]
    : [];
}

/** Whether the status of an error is undocumented, so that only its text counts. */
function isAssumed({id}: Pick<Failure, 'id'>): boolean {
  return Object.hasOwn(ASSUMED_STATUSES, id.replace('batch.', ''));
}

function apiClues({api}: Failure, {surfaces}: Evidence): Clue[] {
  if (surfaces.size === 0 || api === 'container' || api === 'network' || api === 'client') return [];
  return [{score: surfaces.has(api) ? 20 : -20, reason: ''}];
}

const patterns = new Map<string, RegExp>();

/** Matches a text whose `<names>`, numbers, and quoted words can differ. */
function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const source = escaped(template)
    .replace(/\d+/g, '\\d{1,9}')
    .replace(/'[^']*'/g, "'[^'\\n]{0,200}'")
    .replace(/<\w+>$/, '[^"\\n]{1,120}')
    .replace(/<\w+>/g, '.{1,120}?')
    .replace(/\s+/g, '\\s');
  const pattern = new RegExp(source, 'i');
  patterns.set(template, pattern);
  return pattern;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function shown(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
