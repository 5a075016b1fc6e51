/**
 * Finds the failure that a pasted text is about: a body, a traceback, a transcript of curl, a close event, a log. Exact
 * texts count most, then types and close codes, then statuses; a status alone counts only in a text that is about this API.
 */
import type {Failure} from './catalogue';
import {type Evidence, readEvidence} from './evidence';

export interface Match {
  failure: Failure;
  score: number;
  /** What in the text points to the failure, for readers. */
  reason: string;
}

/** Below this, the text is not from this API. */
const CLAIM = 45;
/** Longer texts are read at both ends, where errors are. */
const MOST_LETTERS = 20_000;
const MOST_MATCHES = 4;

/** Words that other products use, too: they count only beside something of this API. */
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

type Clue = Pick<Match, 'score' | 'reason'>;

/** Returns the likely failures, best first; none when the text is not from this API. */
export function matchFailures(pasted: string, failures: readonly Failure[], hosts: readonly string[]): Match[] {
  const evidence = readEvidence(shortened(pasted), hosts);
  return failures
    .map((failure) => ({failure, ...sumOf(cluesOf(failure, evidence))}))
    .filter(({score}) => score >= CLAIM)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_MATCHES);
}

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS / 2)}\n${text.slice(-MOST_LETTERS / 2)}`;
}

/** The strongest clue is the reason; the others only add up. */
function sumOf(clues: Clue[]): Clue {
  const [best] = [...clues].sort((one, other) => other.score - one.score);
  return {score: clues.reduce((sum, {score}) => sum + score, 0), reason: best?.reason ?? ''};
}

function cluesOf(failure: Failure, evidence: Evidence): Clue[] {
  if (evidence.isKeyRequest && failure.kind === 'request') return [];
  const clues = [...textClues(failure, evidence), ...nameClues(failure, evidence), ...codeClues(failure, evidence)];
  if (clues.length === 0) return [];
  return [...clues, ...apiClues(failure, evidence)];
}

/** Whole texts: an error of a request, a message of a job or container, the reason of an Error. */
function textClues({kind, name, details, example}: Failure, {text}: Evidence): Clue[] {
  const isType = kind === 'error' || kind === 'warning' || kind === 'close';
  const reason = isType ? (example as {reason?: string}).reason : undefined;
  const texts = isType ? [reason ?? ''] : [name ?? '', ...details];
  return texts.flatMap((template) => {
    if (template.length < 8 || COMMON.has(template) || (kind === 'close' && !template.includes(' '))) return [];
    const [found] = patternOf(template).exec(text) ?? [];
    return found ? [{score: 50 + template.length / 2, reason: `The text contains “${shown(found)}”.`}] : [];
  });
}

/** Types of messages, reasons of close frames, and texts that are too common to count alone. */
function nameClues(failure: Failure, evidence: Evidence): Clue[] {
  const {kind, name, codes} = failure;
  const {text, message, closeCodes, statuses, isSocket} = evidence;
  if (name === null || !new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`).test(text)) return [];
  const reason = `The text contains “${name}”.`;
  if (kind === 'error' || kind === 'warning') {
    if (message && message !== kind) return [];
    const isClosed = codes.some((code) => closeCodes.has(code));
    const isSure = message === kind || isClosed || !COMMON.has(name);
    const score = (isSure ? 50 : 30) + (message === kind ? 35 : 0) + (isClosed ? 40 : 0) + (kind === 'error' ? 1 : 0);
    return [{score, reason: message ? `An ${kind === 'error' ? 'Error' : 'Warning'} with the type ${name}.` : reason}];
  }
  if (kind === 'close') return codes.some((code) => closeCodes.has(code)) ? [{score: 30, reason}] : [];
  if (kind === 'container') return containerClues(failure, text, reason);
  if (!COMMON.has(name)) return name.length < 8 || kind === 'job' ? [{score: 50, reason}] : [];
  const isBody = new RegExp(`["']?error["']?\\s*[:=]\\s*["']${escaped(name)}["']`).test(text);
  if (isBody) return [{score: codes.some((code) => statuses.has(code)) || codes.length === 0 ? 60 : 30, reason}];
  return codes.some((code) => statuses.has(code)) && !isSocket ? [{score: 15, reason}] : [];
}

function containerClues({name}: Failure, text: string, reason: string): Clue[] {
  if (!COMMON.has(name ?? '')) return [{score: /^[A-Z_]+$/.test(name ?? '') ? 60 : 0, reason}];
  const isNear = name === 'OTHER' ? /["']error["']\s*:\s*["']OTHER["']/ : /\b(?:docker|podman|transcriber|kubectl)\b/i;
  return isNear.test(text) ? [{score: 55, reason}] : [];
}

/** Close codes and statuses. Those that every product uses count only in a text that is about this API. */
function codeClues({kind, name, codes, id, api}: Failure, evidence: Evidence): Clue[] {
  const {closeCodes, statuses, surfaces, isSocket, isKeyRequest, isForeign, text} = evidence;
  if (kind === 'close') {
    const [code] = codes.length > 0 ? codes : [1006];
    if (code === undefined || !closeCodes.has(code)) return [];
    const isOwn = surfaces.has('realtime') || (code >= 4000 && !isForeign) || (name !== null && text.includes(name));
    return isOwn ? [{score: 70, reason: `The socket closed with the code ${code}.`}] : [];
  }
  const status = codes.find((one) => statuses.has(one));
  if (status === undefined || isForeign) return [];
  if (isKeyRequest || kind === 'key') {
    const reason = `The request for a temporary key failed with the status ${status}.`;
    return isKeyRequest && kind === 'key' ? [{score: 70 + (api === 'realtime' ? 1 : 0), reason}] : [];
  }
  if (kind === 'handshake') {
    const isOwn = surfaces.has(api as 'realtime' | 'flow');
    return isSocket && isOwn ? [{score: 50, reason: `The handshake failed with the status ${status}.`}] : [];
  }
  if (kind !== 'request' || isSocket) return [];
  const isOwn = surfaces.has('batch') || new RegExp(`\\bHTTP/[\\d.]+ ${status}\\b`).test(text);
  const isMain = name === null || id === 'batch.job-not-found' || COMMON.has(name);
  return isOwn ? [{score: isMain ? 47 : 40, reason: `A request failed with the status ${status}.`}] : [];
}

/** An API that the text names makes its failures likelier, and those of others less likely. */
function apiClues({api}: Failure, {surfaces}: Evidence): Clue[] {
  if (surfaces.size === 0 || api === 'container') return [];
  return [{score: surfaces.has(api) ? 20 : -20, reason: ''}];
}

const patterns = new Map<string, RegExp>();

/** Matches a text whose `<names>`, numbers, and quoted words can differ. */
function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const source = escaped(template)
    .replace(/\d+/g, '\\d+')
    .replace(/'[^']*'/g, "'[^']*'")
    .replace(/<\w+>/g, '.{1,120}?')
    .replace(/\s+/g, '\\s+');
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
