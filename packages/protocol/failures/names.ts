/** By which texts a reader who pasted one recognizes a failure: what search compares a query with. */
import {type Failure, STATUS_TEXT} from './catalogue';

/** What validators write into the reason of a setting that is not valid. */
const VALIDATOR_TEXTS = [
  'must NOT have additional properties',
  'must have required property <name>',
  'must be equal to one of the allowed values',
];
/** Libraries report a connection that ended without a close frame in their own words. */
const NO_FRAME_TEXTS = ['no close frame received or sent'];
const OTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'realtime.error.invalid_config': VALIDATOR_TEXTS,
  'flow.error.config_error': VALIDATOR_TEXTS,
  'realtime.close.1006': NO_FRAME_TEXTS,
  'flow.close.1006': NO_FRAME_TEXTS,
};

/** Returns names, codes, and texts, the most telling first. `<name>` is any word: a number, a quoted value, a place. */
export function namesOf({id, kind, name, codes, details, example}: Failure): string[] {
  const reason = (example as {reason?: unknown} | null)?.reason;
  const printed = kind === 'network' && typeof example === 'string' ? example.replace(/^curl: \(\d+\) /, '') : '';
  const texts = [
    kind === 'client' ? '' : (name ?? ''),
    printed,
    ...details,
    ...(typeof reason === 'string' ? [reason] : []),
  ].map(withPlaceholders);
  // As a socket sends it, next to each other.
  const sent = kind === 'error' || kind === 'warning' ? [`message ${kind} type ${name}`] : [];
  return [
    ...new Set([
      ...texts.filter(Boolean),
      ...sent,
      ...codes.flatMap((code) => codeNames(kind, code)),
      ...(OTHER_TEXTS[id] ?? []),
    ]),
  ];
}

/** An exit code is too small to name anything alone, and every library has its own words for a rejected handshake. */
function codeNames(kind: Failure['kind'], code: number): string[] {
  if (kind === 'container') return [`exit code ${code}`];
  if (kind === 'handshake') {
    return [
      `${code}`,
      `handshake ${code}`,
      `handshake HTTP ${code}`,
      `unexpected server response ${code}`,
      `websocket connection HTTP ${code}`,
    ];
  }
  return [`${code}`, ...(kind === 'request' && (code === 429 || code === 503) ? [STATUS_TEXT[code] ?? ''] : [])];
}

function withPlaceholders(text: string): string {
  return text.replace(/'[^']*'|\[\w+\]|\b\d\w*/g, '<value>');
}
