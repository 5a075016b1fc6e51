/** Keeps the parts of a contract that the core uses: no prose, and one example of each message that clients send. */
import type {BatchContract, FlowContract} from '../contracts/contracts';
import type {ContractMessage, ContractSchema, SocketContract} from '../rules/contract';

type Source = {[key: string]: unknown};

const SCHEMA_KEYS = ['type', '$ref', 'default', 'const', 'enum', 'deprecated'] as const;
const PROSE = new Set(['title', 'description', 'examples', 'default', 'deprecated', 'contentEncoding']);
const CHOICES = ['oneOf', 'anyOf', 'allOf'] as const;
const MESSAGE_KEYS = ['x-sender', 'x-frame', 'x-states', 'x-changeable', 'x-enabled-by', 'payload'];

export function pruneBatch(source: Source): BatchContract {
  return {
    components: {schemas: schemasOf(source)},
    'x-errors': listOf(source, 'x-errors', ['id', 'statuses', 'value']),
    'x-job-errors': listOf(source, 'x-job-errors', ['id', 'where', 'status', 'type', 'message']),
    'x-notifications': pick(source['x-notifications'] as Source, ['retry']),
  } as unknown as BatchContract;
}

export function pruneSocket(source: Source): SocketContract {
  const {initial, final, states, transitions} = source['x-session'] as SocketContract['x-session'];
  const messages = (source.components as {messages: Record<string, Source>}).messages;
  const notice = ['type', 'leadsTo', 'example'];
  return {
    components: {
      schemas: schemasOf(source),
      messages: Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, messageOf(message)])),
    },
    'x-handshake': {failures: listOf(source['x-handshake'] as Source, 'failures', ['status'])},
    'x-session': {
      initial,
      final,
      states: states.map(({id, label}) => ({id, label})),
      transitions: transitions.map(({from, to, by, message, event}) => ({from, to, by, message, event})),
    },
    'x-protocol-limits': (source['x-protocol-limits'] as Source[]).map(
      ({description: _, whenPassed: __, ...rest}) => rest,
    ),
    'x-close-codes': listOf(source, 'x-close-codes', ['code', 'reason', 'precededBy']),
    'x-errors': listOf(source, 'x-errors', ['type', 'closeCode', 'example']),
    'x-warnings': listOf(source, 'x-warnings', notice),
    'x-infos': listOf(source, 'x-infos', notice),
  } as unknown as SocketContract;
}

export function pruneFlow(source: Source): FlowContract {
  const narrated = listOf(source, 'x-narrated-session', ['message', 'from', 'payload']);
  return {
    ...pruneSocket(source),
    'x-webrtc': pick(source['x-webrtc'] as Source, ['responseExample']),
    // The conversation of the emulator: what the user says, and what the agent replies.
    'x-narrated-session': narrated.filter(({message}) => /^(?:AddTranscript|Response)/.test(`${message}`)),
  } as unknown as FlowContract;
}

/** Removes descriptions and examples from a schema, and keeps every keyword that validates. */
export function withoutProse(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutProse);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !PROSE.has(key) && !key.startsWith('x-'));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? mapValues(value, withoutProse) : withoutProse(value)]),
  );
}

function schemasOf(source: Source): Record<string, ContractSchema> {
  const {schemas} = source.components as {schemas: Record<string, Source>};
  // `x-errors`, `x-warnings`, and `x-infos` have the names of errors and notices.
  const isListed = (name: string) => /^(?:ErrorResponse|(?:Error|Warning|Info)TypeEnum)$/.test(name);
  const others = Object.entries(schemas).filter(([name]) => !isListed(name));
  return mapValues(Object.fromEntries(others), schemaOf);
}

function schemaOf(schema: Source): ContractSchema {
  const {properties, items, examples} = schema as {
    properties?: Record<string, Source>;
    items?: Source;
    examples?: unknown[];
  };
  const pruned: Source = pick(schema, SCHEMA_KEYS);
  if (properties) pruned.properties = mapValues(properties, schemaOf);
  if (items) pruned.items = schemaOf(items);
  // A sample replaces a single value only; a whole object is made of the samples of its fields.
  if (examples && typeof examples[0] !== 'object') pruned.examples = [examples[0]];
  for (const choice of CHOICES) {
    if (Array.isArray(schema[choice])) pruned[choice] = schema[choice].map(schemaOf);
  }
  return pruned as ContractSchema;
}

function messageOf(message: Source): ContractMessage {
  const directions = message['x-directions'] as Record<string, Source> | undefined;
  const [example] = (message.examples ?? []) as {payload?: unknown}[];
  const isSent = message['x-sender'] !== 'server' && typeof example?.payload === 'object';
  return {
    // The rules are those of clients; programs wait for messages of the service that come once.
    ...pick(message, message['x-sender'] === 'server' ? ['x-sender', 'payload'] : MESSAGE_KEYS),
    ...(/^(?:at most )?once/.test(`${message['x-frequency']}`) && pick(message, ['x-frequency'])),
    ...(isSent && {template: example.payload}),
    ...(directions && {'x-directions': mapValues(directions, (one) => pick(one, ['states', 'frame']))}),
  } as unknown as ContractMessage;
}

function listOf(source: Source, key: string, keys: readonly string[]): Source[] {
  return (source[key] as Source[]).map((entry) => pick(entry, keys));
}

function pick(source: Source, keys: readonly string[]): Source {
  return Object.fromEntries(keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])));
}

function mapValues<From, To>(source: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, change(value)]));
}
