/** API keys and the temporary ones made from them: what each opens, for whom, and until when. */
import {BoundedMap} from './boundedMap';
import {encodeBase64Url} from './bytes';
import {type HttpRequest, requestUrl} from './http';
import type {Ids} from './ids';
import type {Options} from './options';

type KeyKind = (typeof KINDS)[number];

/** A client whose key was accepted. */
export interface Caller {
  key: string;
  /** The API key, also where the request has a temporary key made with it. */
  account: string;
  /** Reference of a temporary batch key: its holder sees only jobs of the same reference. */
  clientRef: string | undefined;
  isTemporary: boolean;
}

interface TemporaryKey {
  kind: KeyKind;
  account: string;
  expiresAt: number;
  clientRef: string | undefined;
}

const KINDS = ['batch', 'rt', 'flow'] as const;
const REGIONS = ['eu', 'usa', 'au'];

type Life = {minimum?: number; maximum?: number};

export class KeyStore {
  private readonly temporary = new BoundedMap<TemporaryKey>();

  constructor(
    private readonly options: Pick<Options, 'keys' | 'clock'>,
    private readonly ids: Ids,
    private readonly life: Life,
  ) {}

  /** Returns the caller, or `undefined` when the key is missing, unknown, expired, or for another API. */
  caller(request: Pick<HttpRequest, 'headers' | 'url'>, kind: KeyKind): Caller | undefined {
    const key = this.keyOf(request, kind);
    if (!key) return undefined;
    const now = this.options.clock.now();
    const made = this.temporary.get(key);
    if (made) {
      const isValid = made.kind === kind && made.expiresAt > now;
      return isValid ? {key, account: made.account, clientRef: made.clientRef, isTemporary: true} : undefined;
    }
    // Keys that begin with `invalid` or `expired` are rejected, so that this can be tested without options.
    if (/^(?:invalid|expired)/i.test(key)) return undefined;
    if (isTemporaryKey(key)) return undefined;
    const {keys} = this.options;
    const isAccepted = keys.length === 0 || keys.includes(key);
    return isAccepted ? {key, account: key, clientRef: undefined, isTemporary: false} : undefined;
  }

  /** Returns the API key of a request, also of one that shows a temporary key made with it. */
  accountOf(request: Pick<HttpRequest, 'headers' | 'url'>, kind: KeyKind): string {
    const key = this.keyOf(request, kind) ?? '';
    return this.temporary.get(key)?.account ?? key;
  }

  /** Whether the key of a rejected request was valid once. */
  hasExpired(request: Pick<HttpRequest, 'headers' | 'url'>, kind: KeyKind): boolean {
    const key = this.keyOf(request, kind) ?? '';
    const until = this.temporary.get(key)?.expiresAt ?? 0;
    return /^expired/i.test(key) || (isTemporaryKey(key) && until <= this.options.clock.now());
  }

  /** Returns the key that a request shows, valid or not. */
  keyOf(request: Pick<HttpRequest, 'headers' | 'url'>, kind: KeyKind): string | undefined {
    const [, inHeader] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    // Browsers cannot set headers on a WebSocket, so only sockets take the key from the address.
    return inHeader ?? (kind === 'batch' ? undefined : (requestUrl(request).searchParams.get('jwt') ?? undefined));
  }

  /** Makes a temporary key; returns what is wrong with the request instead when something is. */
  create(account: string, kind: string, body: unknown, isExpired = false): {key: string} | {fault: string} {
    const fault = this.problem(kind, body);
    if (fault) return {fault};
    const {ttl, client_ref: clientRef} = body as {ttl: number; client_ref?: string};
    const expiresAt = this.options.clock.now() + (isExpired ? 0 : ttl * 1000);
    const key = this.sign({exp: Math.floor(expiresAt / 1000), type: kind, client_ref: clientRef});
    const ownRef = kind === 'batch' ? clientRef : undefined;
    this.temporary.set(key, {kind: kind as KeyKind, account, expiresAt, clientRef: ownRef});
    return {key};
  }

  private problem(kind: string, body: unknown): string | undefined {
    const {minimum = 60, maximum = 86_400} = this.life;
    if (!(KINDS as readonly string[]).includes(kind)) return `type in query should be one of [${KINDS.join(' ')}]`;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'body must be of type object';
    const {ttl, client_ref: clientRef, region} = body as Record<string, unknown>;
    if (ttl === undefined) return 'ttl in body is required';
    if (typeof ttl !== 'number' || !Number.isInteger(ttl)) return 'ttl in body must be of type integer';
    if (ttl < minimum) return `ttl in body should be greater than or equal to ${minimum}`;
    if (ttl > maximum) return `ttl in body should be less than or equal to ${maximum}`;
    if (clientRef !== undefined && typeof clientRef !== 'string') return 'client_ref in body must be of type string';
    const isRegion = region === undefined || REGIONS.includes(region as string);
    return isRegion ? undefined : `region in body should be one of [${REGIONS.join(' ')}]`;
  }

  /** Makes a JSON Web Token with a random signature: the emulator stores its keys, and verifies none. */
  private sign(claims: object): string {
    const encode = (value: object) => encodeBase64Url(JSON.stringify(value));
    const head = encode({alg: 'HS256', typ: 'JWT'});
    return `${head}.${encode({...claims, jti: this.ids.hex(6)})}.${encodeBase64Url(this.ids.hex(16))}`;
  }
}

/** Whether a key has the form of a JSON Web Token; an unknown one counts as expired. */
function isTemporaryKey(key: string): boolean {
  return key.split('.').length === 3 && key.startsWith('eyJ');
}
