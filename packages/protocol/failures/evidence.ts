/** Reads a pasted text: what in it can tell one failure from another. */
import {NOTHING_FOR_JSON, PAGE_FOR_JSON, REFUSED_HANDSHAKE} from './network';

/** APIs, by the label in the names of their hosts; a test compares them with `provider.ts`. */
export const SURFACES = ['batch', 'realtime', 'flow'] as const;
type Surface = (typeof SURFACES)[number];

export interface Evidence {
  text: string;
  statuses: Set<number>;
  closeCodes: Set<number>;
  /** An `Error` or a `Warning` message of a socket. */
  message: 'error' | 'warning' | null;
  /** APIs that the text names by a host, a path, or a message. */
  surfaces: Set<Surface>;
  isSocket: boolean;
  isHandshakeRejected: boolean;
  /** A page, or nothing, came where JSON was expected. */
  isPage: boolean;
  isEmpty: boolean;
  isKeyRequest: boolean;
  /** The text names a host, a path, or a message of the service. */
  isOwn: boolean;
  /** The text names a host or a body of another service, and nothing of this one. */
  isForeign: boolean;
}

/** The beginning of each reason phrase: after a number, it shows that the number is a status. */
const PHRASE =
  /(?:Bad |Unauthori[sz]ed|Payment |Permission |Forbidden|Not |Method |Proxy |Request |Conflict|Gone|Precondition |Payload |Content |URI |Unsupported |Unprocessable |Locked|Too |Internal |Service |Gateway |HTTP |Client |Server |Error\b)/
    .source;
const STATUS = [
  /\b(?:HTTP(?:\/[\d.]{1,3})?(?: error| status| code)?|error:?|but got|too many|server(?: error)?:?|client error|response(?: code| status)?:?) ['[]?(\d{3})\b/gi,
  /\b(\d{3}) (?:client|server) error\b/gi,
  /\bstatus(?:[ _]?code)?["']?(?: of)? ?[:=]? ?\[?["']?(\d{3})\b/gi,
  /\bcode["']? ?[:=] ?(\d{3})\b/gi,
  /(?:\bfailed|\bstatus|[\w)]): (\d{3})(?: [A-Z{(]|: |, message=|$)/gm,
  /(?:->|→|<--|\bexceptions?\.\w{1,40}:|\bException[ :]) ?([45]\d\d)(?= [A-Z{"]|,)/g,
  // Perl gives its own failures the status 500.
  new RegExp(`(?:^|[\\s>])([45]\\d\\d) (?!Can't connect|Server closed connection)(?:${PHRASE}|[{"<])`, 'gm'),
  /^\s*([45]\d\d)\s*$/gm,
];
/** A handshake that got another status than 101, in whatever words. */
const OTHER_THAN_101 = [/\b101\b[^\d\n]{1,60}\b([2-5]\d\d)\b/g, /\b([2-5]\d\d)\b[^\d\n]{1,60}\b101\b/g];
const ABOUT_HANDSHAKE = /handshake|upgrad|switching|\bexpect|\bresponse|\binstead of|websocket|\bws\b/i;

const CLOSE = [
  /\breceived (\d{4})\b/gi,
  /\b(?:on)?closed?\b[^\d\n]{0,24}(\d{4})\b/gi,
  /\bcode["']? ?[:=]? ?(\d{4})\b/gi,
  /(?:_code|[a-z]Code)["']? ?[:=] ?(\d{4})\b/g,
  /\b(?:code: |Close|Status)\w{0,20}\((?:rawValue: )?(\d{4})\)/g,
  // A code that a reader typed.
  /^\s*(?:error|code|close)?(?: code)?\s*[:=#]?\s*(\d{4})\W*$/gi,
];
/** Codes that services define for themselves are rare as other numbers: a text about a socket needs no word beside them. */
const OWN_CODE = /(?<![\w:./-])(4\d{3})(?![\w:./-]|\s?(?:ms|bytes|B|Hz|samples)\b)/g;
const ABOUT_SOCKET = /websocket|\bwss?\b|\bsocket\b/i;
/** Close codes and statuses that libraries write as words alone. */
const NAMED_CODES: [RegExp, number][] = [
  [/StatusUnsupportedData|\bclosed: InvalidMessageType|CloseFrame \{ code: Unsupported\b/i, 1003],
  [
    /\bno close frame received|\bclosed None\b|without completing the close handshake|ResetWithoutClosingHandshake/i,
    1006,
  ],
  [/StatusPolicyViolation|\bclosed: PolicyViolation|CloseFrame \{ code: Policy\b/i, 1008],
  [/StatusInternalError|\bclosed: InternalServerError|CloseFrame \{ code: Error\b/i, 1011],
];
const NAMED_STATUSES: [RegExp, number][] = [
  // Chrome prints this for 401; it reports no other status of a rejected handshake.
  [/HTTP Authentication failed; no valid credentials/i, 401],
  [/errorCode=24\b/, 401],
  [/FileNotFoundException: https?:|errorCode=3\b/, 404],
];

const MESSAGE = /["']?message["']? ?[:=] ?["'](Error|Warning)["']/;
const HOSTS = /\b(?:https?|wss?):\/\/([\w.-]{1,253})|\bhost(?::|=) ?['"]?([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/gi;
const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\d+\.\d+\.\d+\.\d+$)/;
/** The address that was requested, in a dump of options. */
const REQUESTED = /\b_?(?:url|baseURL|host|hostname)['"]?: ?['"](?:https?:\/\/)?([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/g;
/** Where libraries explain their errors. */
const MANUALS =
  /(?:^|\.)(?:mozilla\.org|nodejs\.org|curl\.se|haxx\.se|python\.org|readthedocs\.io|httpstatuses\.com|github\.com)$/;
/** A field of errors of other services, which no body of this one has. */
const FOREIGN_BODY =
  /["']?\b(?:error_description|err_code|err_msg|more_info|jsonrpc|statusCode|__type|request_id|documentation_url|apiVersion)["']? ?:|["'\s]errors["']? ?: ?[[{]|["']error["'] ?: ?\{|\berror: \{\s?(?:message|code: \d{1,5},\s?message):|["'](?:title|detail)["'] ?: ?["'][^"'\n]{1,200}["'], ?["']status["']|^\{["'](?:detail|message|msg)["'] ?:/m;

/** Products that programs connect to, by their names and ports. */
const OTHER_PRODUCT =
  /\b(?:psycopg2?|postgres\w*|mysql\w*|redis|kafka|mongo\w*|amqp|smtp|elasticsearch|docker daemon)\b|127\.0\.0\.1:(?:3306|5432|5672|6379|9092|9200|27017)\b/i;

const NAMES: [Surface, RegExp][] = [
  ['batch', /\/v2\/jobs\b|\bX-Azure-Ref\b/],
  ['realtime', /\b(?:StartRecognition|RecognitionStarted|EndOfTranscript|EndOfStream|SetRecognitionConfig)\b/],
  [
    'flow',
    /\/v1\/flow\b|\b(?:StartConversation|ConversationStarted|ConversationEnd(?:ing|ed)|AudioEnded|ToolInvoke)\b/,
  ],
];

/** Returns what a text says; `hosts` are those of the service. */
export function readEvidence(pasted: string, hosts: readonly string[]): Evidence {
  const text = errorText(pasted.replace(/\\(["'])/g, '$1'));
  const named = [...text.matchAll(HOSTS)].map(([, address, header]) => (address ?? header ?? '').toLowerCase());
  const requested = [...pasted.matchAll(REQUESTED)].map(([, host = '']) => host.toLowerCase());
  const others = [...named, ...requested].filter(
    (host) => !LOCAL.test(host) && !MANUALS.test(host) && !isOf(hosts, host),
  );
  const own = hosts.filter((host) => hostPattern(host).test(pasted));
  const surfaces = new Set<Surface>(NAMES.filter(([, pattern]) => pattern.test(text)).map(([surface]) => surface));
  for (const host of own) for (const surface of SURFACES) if (host.includes(surface)) surfaces.add(surface);
  const isOwn = own.length > 0 || surfaces.size > 0;
  const handshakes = ABOUT_HANDSHAKE.test(text) ? OTHER_THAN_101 : [];
  const isHandshakeRejected = REFUSED_HANDSHAKE.test(text) || handshakes.some((pattern) => text.search(pattern) >= 0);
  return {
    text,
    statuses: numbersOf(text, [...STATUS, ...handshakes], NAMED_STATUSES, [400, 599]),
    closeCodes: numbersOf(text, ABOUT_SOCKET.test(text) ? [...CLOSE, OWN_CODE] : CLOSE, NAMED_CODES, [1000, 4999]),
    message: (MESSAGE.exec(text)?.[1]?.toLowerCase() as 'error' | 'warning' | undefined) ?? null,
    surfaces,
    isSocket: isHandshakeRejected || /\bwss?:\/\/|websocket|\bupgrade:|handshake|wscat/i.test(pasted),
    isHandshakeRejected,
    isPage: PAGE_FOR_JSON.test(text),
    isEmpty: NOTHING_FOR_JSON.test(text),
    isKeyRequest: /\/v1\/api_keys\b/.test(text),
    isOwn,
    isForeign: !isOwn && (others.length > 0 || FOREIGN_BODY.test(text) || OTHER_PRODUCT.test(text)),
  };
}

/** The host itself or one below it: a longer name that ends or begins with it is another. */
function hostPattern(host: string): RegExp {
  return new RegExp(`(?<![\\w-])${host.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'i');
}

function isOf(hosts: readonly string[], host: string): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}

function numbersOf(text: string, patterns: RegExp[], names: [RegExp, number][], [least = 0, max = 0]: number[]) {
  const written = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number)));
  const named = names.filter(([name]) => name.test(text)).map(([, number]) => number);
  return new Set([...written, ...named].filter((number) => number >= least && number <= max));
}

const STACK_FRAME =
  /^\s+at .*[:(]\d|^\s*at [\w.$/]+\(|^\s*File "[^"]*", line \d+|^\s+from \S+:\d+:in|^[\s~^]*\^[\s~^]*$|^\s*\.\.\. \d+ (?:more|lines)|^> /;
/** Frames and names of options are short; a longer line is no such line. */
const MAX_FRAME_CHARS = 400;
/** Python prints the line of the program below each frame. */
const PYTHON_FRAME = /^\s*File "[^"]*", line \d+/;
const OPTIONS =
  /^\s*['"[]?_?(?:config|options|request|timings|agents?|headers|_?header|rawHeaders|retry|hooks|https?Agent|httpVersionNotSupported|socket|req|res)['"\]]?:.*[[{(]$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals begin a color with Escape
const TERMINAL_COLOR = /\u001B\[[\d;]*[A-Za-z]/g;

/**
 * Returns the text of the error alone. Clients print much beside it: stack frames, the source around them, the headers that
 * they sent, and all their options, among which is a list of statuses to retry. Long runs of blanks become one.
 */
function errorText(pasted: string): string {
  const kept: string[] = [];
  let skippedIndent = -1;
  let isSource = false;
  for (const line of pasted.replace(TERMINAL_COLOR, '').split(/\r?\n/)) {
    const indent = line.length - line.trimStart().length;
    if (skippedIndent >= 0) {
      if (indent <= skippedIndent && /^\s*[\]})]/.test(line)) skippedIndent = -1;
      continue;
    }
    const isBelowFrame = isSource && indent >= 4;
    isSource = PYTHON_FRAME.test(line.slice(0, MAX_FRAME_CHARS));
    if (isBelowFrame || STACK_FRAME.test(line.slice(0, MAX_FRAME_CHARS))) continue;
    if (OPTIONS.test(line.slice(0, MAX_FRAME_CHARS))) skippedIndent = indent;
    else kept.push(line);
  }
  return kept.join('\n').replace(/\s{2,}/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
}
