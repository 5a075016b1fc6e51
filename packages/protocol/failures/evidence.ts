/** Reads a pasted text: what in it can tell one failure from another. */

/** APIs, by the label that the names of their hosts contain. */
const SURFACES = ['batch', 'realtime', 'flow'] as const;
export type Surface = (typeof SURFACES)[number];

export interface Evidence {
  text: string;
  /** HTTP statuses that the text reports. */
  statuses: Set<number>;
  closeCodes: Set<number>;
  /** An `Error` or a `Warning` message of a socket. */
  message: 'error' | 'warning' | null;
  /** APIs that the text names by a host, a path, or a message. */
  surfaces: Set<Surface>;
  isSocket: boolean;
  /** A request for a temporary key. */
  isKeyRequest: boolean;
  /** The text names a host of somebody else, and none of the service. */
  isForeign: boolean;
}

const STATUS = [
  /\bHTTP\/[\d.]+ (\d{3})\b/g,
  /\bHTTP (?:status )?(\d{3})\b/gi,
  /\b(\d{3}) (?:client|server) error\b/gi,
  /\b(?:client|server) error '(\d{3})\b/gi,
  /\bstatus(?:[ _]?code)?["']?\s*[:=]?\s*\[?(\d{3})\b/gi,
  /\bresponse(?: code)?:? (\d{3})\b/gi,
  /\bserver \[(\d{3})\]/gi,
  /\bbut got (\d{3})\b/gi,
  /\breturned error: (\d{3})\b/gi,
  /\btoo many (\d{3}) error/gi,
  /["']?\bcode["']?\s*[:=]\s*(\d{3})\b/gi,
  /(?:->|→|<--|\bexceptions?\.\w+:|^|\s)\s*([45]\d\d)(?= [A-Z{]|,)/gm,
];

const CLOSE = [
  /\b(?:received|sent) (\d{4})\b/gi,
  /\bclosed?\b[^\d\n]{0,24}(\d{4})\b/gi,
  /\bcode["']?\s*[:=]?\s*(\d{4})\b/gi,
  /\bStatusCode\((\d{4})\)/g,
];
/** What libraries write when no close frame came. */
const NO_CLOSE_FRAME = /no close frame received/i;
const BROKEN_CONNECTION = 1006;

const MESSAGE = /["']?message["']?\s*[:=]\s*["'](Error|Warning)["']/;
const HOSTS = /\b(?:https?|wss?):\/\/([\w.-]+)|\bhost(?::|=)\s*['"]?([\w-]+(?:\.[\w-]+)+)/gi;
const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\d+\.\d+\.\d+\.\d+$)/;

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
  const text = pasted.replace(/\\(["'])/g, '$1');
  const named = [...text.matchAll(HOSTS)].map(([, address, header]) => (address ?? header ?? '').toLowerCase());
  const own = named.filter((host) => hosts.some((one) => host === one || host.endsWith(`.${one}`)));
  const surfaces = new Set<Surface>(NAMES.filter(([, pattern]) => pattern.test(text)).map(([surface]) => surface));
  for (const host of own) for (const surface of SURFACES) if (host.includes(surface)) surfaces.add(surface);
  const closeCodes = numbersOf(text, CLOSE);
  if (NO_CLOSE_FRAME.test(text)) closeCodes.add(BROKEN_CONNECTION);
  return {
    text,
    statuses: new Set([...numbersOf(text, STATUS)].filter((status) => status >= 400 && status < 600)),
    closeCodes: new Set([...closeCodes].filter((code) => code >= 1000 && code < 5000)),
    message: (MESSAGE.exec(text)?.[1]?.toLowerCase() as 'error' | 'warning' | undefined) ?? null,
    surfaces,
    isSocket: /\bwss?:|websocket|\bupgrade\b|handshake|wscat|unexpected server response/i.test(text),
    isKeyRequest: /\/v1\/api_keys\b/.test(text),
    isForeign: own.length === 0 && named.some((host) => !LOCAL.test(host)),
  };
}

function numbersOf(text: string, patterns: readonly RegExp[]): Set<number> {
  return new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number))));
}
