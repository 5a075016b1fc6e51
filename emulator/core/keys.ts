/** API keys and the temporary ones made from them: what each opens, for whom, and until when. */
import {createHmac, randomBytes} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import type {Contracts} from './contracts';

export type KeyKind = 'batch' | 'rt' | 'flow';

/** Whoever holds an accepted key. */
export interface Caller {
  key: string;
  /** Reference of a temporary batch key: its holder sees only jobs of the same reference. */
  clientRef: string | undefined;
  isTemporary: boolean;
}

interface TemporaryKey {
  kind: KeyKind;
  expiresAt: number;
  clientRef: string | undefined;
}

const KINDS: readonly string[] = ['batch', 'rt', 'flow'] satisfies KeyKind[];

export class KeyRing {
  private readonly temporary = new Map<string, TemporaryKey>();
  private readonly secret = randomBytes(16);

  constructor(
    private readonly accepted: readonly string[],
    private readonly now: () => number,
  ) {}

  /** Returns who calls, or `undefined` when the key is missing, unknown, expired or for another API. */
  caller(request: IncomingMessage, kind: KeyKind): Caller | undefined {
    const [, inHeader] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const {searchParams} = new URL(request.url ?? '/', 'http://localhost');
    // Browsers cannot set headers on a WebSocket, so only sockets take the key from the address.
    const key = inHeader ?? (kind === 'batch' ? undefined : (searchParams.get('jwt') ?? undefined));
    if (!key) return undefined;
    const made = this.temporary.get(key);
    if (made) {
      if (made.expiresAt <= this.now()) this.temporary.delete(key);
      const isValid = made.kind === kind && made.expiresAt > this.now();
      return isValid ? {key, clientRef: made.clientRef, isTemporary: true} : undefined;
    }
    // A key in the form of a temporary one that nobody made here has expired, or comes from elsewhere.
    if (key.split('.').length === 3 && key.startsWith('eyJ')) return undefined;
    if (this.accepted.length > 0 && !this.accepted.includes(key)) return undefined;
    return {key, clientRef: undefined, isTemporary: false};
  }

  /** Makes a temporary key; returns what is wrong with the request instead when something is. */
  create(kind: string, body: unknown, contracts: Contracts): {key: string} | {fault: string} {
    const {minimum = 60, maximum = 86_400} = contracts.limit('realtime', 'temporary-key-life');
    if (!KINDS.includes(kind)) return {fault: `type must be one of ${KINDS.join(', ')}`};
    if (typeof body !== 'object' || body === null) return {fault: 'the body must be a JSON object'};
    const {ttl, client_ref: clientRef, region} = body as Record<string, unknown>;
    if (!Number.isInteger(ttl) || (ttl as number) < minimum || (ttl as number) > maximum) {
      return {fault: `ttl must be an integer from ${minimum} to ${maximum}`};
    }
    if (clientRef !== undefined && typeof clientRef !== 'string') return {fault: 'client_ref must be a string'};
    if (region !== undefined && !['eu', 'usa', 'au'].includes(region as string)) {
      return {fault: 'region must be one of eu, usa, au'};
    }
    const expiresAt = this.now() + (ttl as number) * 1000;
    const key = this.sign({exp: Math.floor(expiresAt / 1000), type: kind, client_ref: clientRef});
    this.temporary.set(key, {kind: kind as KeyKind, expiresAt, clientRef: kind === 'batch' ? clientRef : undefined});
    return {key};
  }

  private sign(claims: object): string {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = randomBytes(6).toString('hex');
    const text = `${encode({alg: 'HS256', typ: 'JWT'})}.${encode({...claims, jti: id})}`;
    return `${text}.${createHmac('sha256', this.secret).update(text).digest('base64url')}`;
  }
}
