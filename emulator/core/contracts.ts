/**
 * The contracts as the emulator uses them: what a request must look like, what an answer holds, which error a fault
 * brings. Nothing of them is repeated in code, so a field added to a contract is accepted and returned at once.
 */
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {CONTRACT_FILES, readContract} from '../../src/reference/contract.server';
import type {Api} from '../../src/reference/types';

export type {Api};
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
export type Fields = {[key: string]: unknown};

interface Schema {
  type?: string | string[];
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  default?: Json;
  const?: Json;
  enum?: Json[];
  examples?: Json[];
}

interface HttpError {
  id: string;
  statuses: number[];
  assumed?: {statuses: number[]};
  value: string | null;
}

interface Limit {
  id: string;
  value?: number | null;
  minimum?: number;
  maximum?: number;
  unit: string;
  warnMinutesBefore?: number[];
}

export interface Contract {
  components: {schemas: Record<string, Schema>; messages?: Record<string, Message>};
  'x-errors': (HttpError & {type: string; closeCode: number | null; example: Fields})[];
  'x-job-errors': {id: string; type?: string; message: string | null}[];
  'x-close-codes'?: {code: number; reason: string; precededBy: string[]}[];
  'x-protocol-limits'?: Limit[];
  'x-narrated-session'?: {message: string; from: string; bytes?: number; payload?: Fields}[];
  'x-notifications'?: Fields;
}

export interface Message {
  'x-sender': 'client' | 'server' | 'both';
  'x-states': string[];
  'x-directions'?: {client: {states: string[]}};
  'x-changeable'?: string[];
  'x-must-repeat'?: string[];
}

/** Teaches a validator the formats that contracts use. */
export function addContractFormats(ajv: Ajv2020): void {
  addFormats(ajv);
  // Formats of OpenAPI that say how a number is stored, and no more than that.
  for (const name of ['float', 'double', 'int32', 'int64', 'binary', 'integer']) ajv.addFormat(name, true);
}

/** All three contracts, ready to judge requests and to complete answers. */
export class Contracts {
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly ajv = new Ajv2020({strict: false, allErrors: false});
  readonly documents: Record<Api, Contract>;

  /**
   * `change` may edit a contract before it is used; tests prove by it that the emulator follows. `root` is the project
   * whose contracts are read.
   */
  constructor(change: (api: Api, contract: Contract) => void = () => {}, root?: string) {
    addContractFormats(this.ajv);
    const load = (api: Api) => {
      const contract = readContract(api, root).root as Contract;
      change(api, contract);
      // Only the schemas: beside them, AsyncAPI has keywords that mean something else to a validator.
      this.ajv.addSchema({components: {schemas: contract.components.schemas}}, api);
      return contract;
    };
    this.documents = {batch: load('batch'), realtime: load('realtime'), flow: load('flow')};
  }

  /** Returns the first fault of `value` as that schema, or `undefined` when there is none. */
  fault(api: Api, schema: string, value: unknown): ErrorObject | undefined {
    const id = `${api}#/components/schemas/${schema}`;
    let validate = this.validators.get(id);
    if (!validate) {
      validate = this.ajv.compile({$ref: id});
      this.validators.set(id, validate);
    }
    if (validate(value)) return undefined;
    const errors = validate.errors ?? [];
    // Of a failed choice, the branch that got furthest says what is wrong.
    return errors.find(({keyword}) => keyword !== 'oneOf' && keyword !== 'anyOf' && keyword !== 'const') ?? errors[0];
  }

  hasSchema(api: Api, schema: string): boolean {
    return Object.hasOwn(this.documents[api].components.schemas, schema);
  }

  /**
   * Returns an answer in the shape of that schema: `value`, completed with a sample for each declared member that the
   * emulator holds no opinion on. An opinion to leave a member out is written as `undefined`.
   */
  complete<Value extends Fields>(api: Api, schema: string, value: Value): Value {
    const declared = this.documents[api].components.schemas[schema]?.properties ?? {};
    const added = Object.entries(declared).filter(([name]) => !Object.hasOwn(value, name));
    return {...value, ...Object.fromEntries(added.map(([name, member]) => [name, this.sample(api, member)]))};
  }

  private sample(api: Api, schema: Schema): Json {
    const [, name] = /\/schemas\/(\w+)$/.exec(schema.$ref ?? '') ?? [];
    const target = name ? this.documents[api].components.schemas[name] : undefined;
    if (target) return this.sample(api, target);
    const given = schema.const ?? schema.default ?? schema.examples?.[0] ?? schema.enum?.[0];
    if (given !== undefined) return given;
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'array') return [];
    if (type === 'boolean') return false;
    if (type === 'string') return '';
    return type === 'object' ? {} : 0;
  }

  /** Returns status and body of a documented error of the REST API. */
  httpError(id: string, detail?: string, status?: number) {
    const found = this.documents.batch['x-errors'].find((error) => error.id === id);
    if (!found) throw new Error(`contracts/batch.openapi.yaml: x-errors has no "${id}"`);
    const code = status ?? found.statuses[0] ?? found.assumed?.statuses[0] ?? 500;
    return {status: code, body: found.value === null ? null : {code, error: found.value, ...(detail && {detail})}};
  }

  /** Returns the documented example of an error of a socket, and the code that closes it. */
  socketError(api: 'realtime' | 'flow', type: string) {
    const found = this.documents[api]['x-errors'].find((error) => error.type === type);
    if (!found) throw new Error(`${CONTRACT_FILES[api]}: x-errors has no "${type}"`);
    return {example: found.example, closeCode: found.closeCode};
  }

  /** Returns type and message of what can go wrong with a job; `values` stand in the message for `<name>`. */
  jobError(id: string, values: Record<string, string> = {}) {
    const found = this.documents.batch['x-job-errors'].find((error) => error.id === id);
    if (!found) throw new Error(`${CONTRACT_FILES.batch}: x-job-errors has no "${id}"`);
    const fill = (text: string) => text.replace(/<(\w+)>/g, (_, name: string) => values[name] ?? '');
    return {type: found.type, message: found.message === null ? undefined : fill(found.message)};
  }

  message(api: 'realtime' | 'flow', name: unknown): Message | undefined {
    const messages = this.documents[api].components.messages ?? {};
    return typeof name === 'string' && Object.hasOwn(messages, name) ? messages[name] : undefined;
  }

  /** Returns a limit of the wire in milliseconds. */
  limitMs(api: 'realtime' | 'flow', id: string): number {
    const limit = this.limit(api, id);
    const factor = {s: 1000, min: 60_000, h: 3_600_000}[limit.unit] ?? Number.NaN;
    return (limit.value ?? Number.NaN) * factor;
  }

  limit(api: 'realtime' | 'flow', id: string): Limit {
    const found = this.documents[api]['x-protocol-limits']?.find((limit) => limit.id === id);
    if (!found) throw new Error(`${CONTRACT_FILES[api]}: x-protocol-limits has no "${id}"`);
    return found;
  }
}

/** Says where and what a fault is, as the service would. */
export function describeFault(fault: ErrorObject): string {
  const place = fault.instancePath.slice(1).replaceAll('/', '.');
  const {allowedValues, additionalProperty, unevaluatedProperty} = fault.params as {
    allowedValues?: unknown[];
    additionalProperty?: string;
    unevaluatedProperty?: string;
  };
  const detail = allowedValues?.join(', ') ?? additionalProperty ?? unevaluatedProperty;
  return `${place ? `${place}: ` : ''}${fault.message}${detail ? ` (${detail})` : ''}`;
}
