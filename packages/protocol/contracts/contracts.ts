/**
 * The contracts as the core uses them: what a request must look like, what a response contains, which error belongs to
 * which mistake. Nothing of them is repeated in code, so a field added to a contract is accepted and returned.
 */
import {
  type Api,
  type ContractSchema,
  type Fields,
  refName,
  type SocketApi,
  type SocketContract,
} from '../rules/contract';
import {Protocol} from '../rules/protocol';
import {ASSUMED_STATUSES} from './assumedStatuses';

export type {Api, Fields};

export interface BatchContract {
  components: {schemas: Record<string, ContractSchema>};
  'x-errors': {id: string; statuses: number[]; value: string | null}[];
  'x-job-errors': {id: string; where: string; status: string; type?: string; message: string | null}[];
  'x-notifications': {retry: {illustration: {gapsInSeconds: number[]}}};
}

export interface NarratedFrame {
  message: string;
  from: string;
  payload?: Fields;
}

export interface FlowContract extends SocketContract {
  'x-narrated-session': NarratedFrame[];
  'x-webrtc': {responseExample: Fields};
}

export interface Documents {
  batch: BatchContract;
  realtime: SocketContract;
  flow: FlowContract;
}

/** What a validator says of a value that does not fit its schema. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: {[key: string]: unknown};
  message?: string;
}

/** Returns the faults of a value as that schema; none when it fits. */
export type Validator = (api: Api, schema: string, value: unknown) => readonly SchemaFault[];

/** Limits of the service that no contract contains. */
export interface ServiceFacts {
  retentionDays: number;
  audioEventGapSeconds: number;
  maxTopics: number;
  maxVocabularyWords: number;
  maxVocabularyLetters: number;
  /** Sampling rate from which audio gets the broadcast model. */
  broadcastSampleRate: number;
}

interface ContractData {
  documents: Documents;
  validate: Validator;
  facts: ServiceFacts;
}

export class Contracts {
  readonly documents: Documents;
  readonly facts: ServiceFacts;
  readonly protocols: Record<SocketApi, Protocol>;

  constructor(private readonly data: ContractData) {
    this.documents = data.documents;
    this.facts = data.facts;
    const {realtime, flow} = data.documents;
    this.protocols = {realtime: new Protocol('realtime', realtime), flow: new Protocol('flow', flow)};
  }

  /** Returns the first fault of `value` as that schema, or `undefined` when there is none. */
  fault(api: Api, schema: string, value: unknown): SchemaFault | undefined {
    const faults = this.data.validate(api, schema, value);
    // For oneOf and anyOf, the error at the deepest path is the most specific.
    const reasons = faults.filter(({keyword}) => !['oneOf', 'anyOf', 'const'].includes(keyword));
    const depth = ({instancePath}: SchemaFault) => instancePath.split('/').length;
    const [first = faults[0]] = reasons.sort((left, right) => depth(right) - depth(left));
    // If the branches differ in their type, the message lists all types.
    const types = reasons.flatMap(({keyword, instancePath, params}) =>
      keyword === 'type' && instancePath === first?.instancePath ? [`${params.type}`] : [],
    );
    if (first?.keyword === 'not') return {...first, message: 'is not allowed'};
    return first && types.length > 1 ? {...first, message: `must be ${types.join(' or ')}`} : first;
  }

  /**
   * Returns a response in the shape of that schema: `value`, completed with a sample for each declared field that the
   * emulator does not set. A field that it wants to leave out is set to `undefined`.
   */
  complete<Value extends Fields>(api: Api, schema: string, value: Value): Value {
    const declared = this.documents[api].components.schemas[schema]?.properties ?? {};
    const added = Object.entries(declared).filter(([name]) => !Object.hasOwn(value, name));
    return {...value, ...Object.fromEntries(added.map(([name, field]) => [name, this.sample(api, field)]))};
  }

  /** Returns a completed message without fields that the contract does not declare. */
  declared(api: Api, schema: string, value: Fields): Fields {
    const {properties = {}} = this.documents[api].components.schemas[schema] ?? {};
    const entries = Object.entries(this.complete(api, schema, value));
    return Object.fromEntries(entries.filter(([name]) => Object.hasOwn(properties, name)));
  }

  private sample(api: Api, schema: ContractSchema): unknown {
    const target = this.documents[api].components.schemas[refName(schema) ?? ''];
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
    const code = status ?? found.statuses[0] ?? ASSUMED_STATUSES[id] ?? 500;
    return {status: code, body: found.value === null ? null : {code, error: found.value, ...(detail && {detail})}};
  }

  /** Returns type and message of what can go wrong with a job; `values` replace `<name>` in the message. */
  jobError(id: string, values: Record<string, string> = {}) {
    const found = this.documents.batch['x-job-errors'].find((error) => error.id === id);
    if (!found) throw new Error(`contracts/batch.openapi.yaml: x-job-errors has no "${id}"`);
    const fill = (text: string) => text.replace(/<(\w+)>/g, (_, name: string) => values[name] ?? '');
    return {type: found.type, message: found.message === null ? undefined : fill(found.message)};
  }

  /** Returns the example of an Info or a Warning, so that the emulator uses the words of the contract. */
  notice(api: SocketApi, kind: 'x-infos' | 'x-warnings', type: string): Fields | undefined {
    return this.documents[api][kind].find((notice) => notice.type === type)?.example;
  }

  /** Returns the state to which a warning of that type leads, where it leads to another. */
  noticeLeadsTo(api: SocketApi, type: string): string | undefined {
    return this.documents[api]['x-warnings'].find((notice) => notice.type === type)?.leadsTo;
  }
}

/** Describes where and what a fault is, as the service would. */
export function describeFault(fault: SchemaFault): string {
  const field = fieldOf(fault);
  const {allowedValues, additionalProperty, unevaluatedProperty} = fault.params as {
    allowedValues?: unknown[];
    additionalProperty?: string;
    unevaluatedProperty?: string;
  };
  const unknown = additionalProperty ?? unevaluatedProperty;
  const detail = allowedValues ? ` (${allowedValues.join(', ')})` : '';
  return `${field ? `${field}: ` : ''}${unknown ? `unknown field '${unknown}'.` : `${fault.message}${detail}`}`;
}

/** Returns the field that a fault is about, such as `notification_config[0].url`. */
export function fieldOf({instancePath}: Pick<SchemaFault, 'instancePath'>): string {
  const path = instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');
  return path.replace(/^\./, '').replaceAll('~1', '/').replaceAll('~0', '~');
}
