/** What authors name in attributes: `batch:JobConfig`, `realtime:AddTranscript`, `batch:JobConfig.tracking`. */
import type {Api} from '@speech-docs/protocol/contracts';
import {allFields, anchor, fieldsOf} from './model';
import type {Example} from './operations';
import {namedSchema} from './refs';
import type {Reference, SchemaLocation} from './schemaLocations';
import type {FieldNode} from './types';

const APIS: readonly Api[] = ['batch', 'realtime', 'flow'];

/** An error in an attribute that an author wrote; the caller adds file and line. */
export class InvalidAttribute extends Error {}

/** Returns the value of an attribute that names an entry of a table; throws when there is no such entry. */
export function keyIn<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  attribute: string,
  value: string | undefined,
): Key {
  if (value !== undefined && Object.hasOwn(table, value)) return value as Key;
  throw new InvalidAttribute(`${attribute}="${value ?? ''}" is unknown. Use ${Object.keys(table).join(', ')}.`);
}

/** Splits `api:Name.path`; throws when the API is unknown. */
function parseName(text: string | undefined, attribute: string): {api: Api; name: string; path: string[]} {
  const [prefix, rest = ''] = (text ?? '').split(':');
  const api = APIS.find((known) => known === prefix);
  if (!api || !rest) {
    throw new InvalidAttribute(
      `${attribute}="${text ?? ''}" is not understood. Write an API and a name, as batch:JobConfig.`,
    );
  }
  const [name = '', ...path] = rest.split('.');
  return {api, name, path};
}

/** Returns the fields of a schema with the anchors of its home, and the page they are on. */
export function schemaFields(
  reference: Reference,
  text: string | undefined,
): {fields: FieldNode[]; home: SchemaLocation} {
  const {api, name, path} = parseName(text, 'schema');
  const contract = reference.contracts[api];
  const schema = namedSchema(contract, name);
  if (!schema) {
    const known = Object.keys(contract.root.components?.schemas ?? {}).join(', ');
    throw new InvalidAttribute(`${contract.file} has no schema "${name}". Correct schema=. Known: ${known}.`);
  }
  const home = reference.locations.get(`${api}:${name}`);
  if (!home) throw new InvalidAttribute(`no reference page shows ${name}, so its fields have no address to link to.`);
  let fields = anchor(fieldsOf(contract, schema), fieldPrefix(home));
  for (const step of path) fields = findField(fields, step, name).children;
  return {fields, home};
}

/** Fields of a whole response are under `response`, not under the heading of its status. */
function fieldPrefix({anchor: place}: SchemaLocation): string {
  return /^response-2/.test(place) ? 'response' : place;
}

/** Returns the field called `name`, or by a dotted path below it. */
export function findField(fields: readonly FieldNode[], path: string, where: string): FieldNode {
  const [first, ...rest] = path.split('.');
  const found = fields.find(({name}) => name === first) ?? inVariants(fields, first);
  if (!found) {
    const known = fields.map(({name}) => name).join(', ');
    throw new InvalidAttribute(`"${first}" is no field of ${where}. Correct the name. Known: ${known}.`);
  }
  return rest.length > 0 ? findField(found.children, rest.join('.'), `${where}.${first}`) : found;
}

function inVariants(fields: readonly FieldNode[], name: string | undefined): FieldNode | undefined {
  return allFields(fields.filter(({variants}) => variants.length > 0)).find((field) => field.name === name);
}

/** Returns the examples of a socket's message, or of the errors, warnings, or infos of its contract. */
export function examplesFor(reference: Reference, text: string | undefined): Example[] {
  const {api, name} = parseName(text, 'of');
  const messages = api === 'batch' ? [] : reference.messages[api];
  const list = {Error: 'x-errors', Warning: 'x-warnings', Info: 'x-infos'}[name];
  const found = [
    ...(messages.find((message) => message.name === name)?.examples ?? []),
    ...(list ? noticeExamples(reference.contracts[api].root[list], 'type') : []),
  ];
  if (found.length === 0) throw new InvalidAttribute(`of="${text}" has no examples. Name a message that has some.`);
  return found;
}

function noticeExamples(entries: Record<string, unknown>[], key: string): Example[] {
  return entries.filter(({example}) => example).map((entry) => ({name: String(entry[key]), value: entry.example}));
}
