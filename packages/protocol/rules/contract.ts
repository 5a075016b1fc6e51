/** The parts of an AsyncAPI contract that rules are read from. `contracts/*.asyncapi.yaml` explain each of them. */

export type SocketApi = 'realtime' | 'flow';
/** The three contracts, by the short name that pages use. */
export type Api = 'batch' | SocketApi;
/** Files of the contracts, by their path from the root of the site. */
export const CONTRACT_FILES: Record<Api, string> = {
  batch: 'contracts/batch.openapi.yaml',
  realtime: 'contracts/realtime.asyncapi.yaml',
  flow: 'contracts/flow.asyncapi.yaml',
};

export const SOCKET_PATHS: Record<SocketApi, string> = {realtime: '/v2', flow: '/v1/flow'};

export type Sender = 'client' | 'server';
export type Fields = {[key: string]: unknown};

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path below another value; `undefined` where a step is missing. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Fields)[key] : undefined),
    value,
  );
}

/** Keys and indexes from the root of a contract to one of its parts. */
export type Pointer = readonly (string | number)[];

export interface ContractSchema {
  type?: string | string[];
  $ref?: string;
  properties?: Record<string, ContractSchema>;
  items?: ContractSchema;
  oneOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  allOf?: ContractSchema[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  deprecated?: boolean;
}

export function refName(schema: ContractSchema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}

export interface ContractMessage {
  'x-sender': Sender | 'both';
  'x-frame': string;
  'x-states': string[];
  'x-directions'?: Partial<Record<Sender, {states?: string[]; frame?: string}>>;
  'x-frequency'?: string;
  'x-changeable'?: string[];
  'x-enabled-by'?: string[];
  payload?: ContractSchema;
  /** The contract's first example of a message that clients send as text. */
  template?: Fields;
}

export interface Transition {
  from: string;
  to: string;
  by: Sender | 'transport';
  message?: string;
  event?: string;
}

export interface Limit {
  id: string;
  label?: string;
  value?: number | null;
  minimum?: number;
  maximum?: number;
  unit: string;
  error?: string;
  warning?: string;
  warnMinutesBefore?: number[];
  closeCode?: number;
}

export interface ErrorType {
  type: string;
  closeCode: number | null;
  example: Fields;
}

export interface CloseCode {
  code: number;
  reason: string;
  precededBy: string[];
}

interface NoticeType {
  type: string;
  leadsTo?: string;
  example: Fields;
}

export interface SocketContract {
  components: {messages: Record<string, ContractMessage>; schemas: Record<string, ContractSchema>};
  'x-handshake': {failures: {status: number | string}[]};
  'x-session': {initial: string; final: string[]; states: {id: string; label?: string}[]; transitions: Transition[]};
  'x-protocol-limits': Limit[];
  'x-close-codes': CloseCode[];
  'x-errors': ErrorType[];
  'x-warnings': NoticeType[];
  'x-infos': NoticeType[];
}
