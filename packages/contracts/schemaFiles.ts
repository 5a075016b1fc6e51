/** The schemas of a contract as one JSON Schema, for editors and validators that read neither OpenAPI nor AsyncAPI. */
import type {Contract} from '@speech-docs/protocol/contracts';
import {isExtension, mapParts, nameOf, type Part, without} from './parts';
import {constraints, describe} from './words';

type Draft = '2020-12' | 'draft-07';

const DRAFTS = {
  '2020-12': {$schema: 'https://json-schema.org/draft/2020-12/schema', key: '$defs'},
  'draft-07': {$schema: 'http://json-schema.org/draft-07/schema#', key: 'definitions'},
} as const;
/** Formats of OpenAPI, which strict validators of JSON Schema reject. */
const OTHER_FORMATS = new Set(['float', 'double', 'int32', 'int64', 'binary']);

/** Returns the schema; its root is what a client sends: the configuration of a job, or any message of the socket. */
export function jsonSchema({api, root}: Contract, draft: Draft, {id, site}: {id: string; site: string}): Part {
  const {$schema, key} = DRAFTS[draft];
  const roots = api === 'batch' ? ['JobConfig'] : messageSchemas(root);
  const change = (part: Part | string) => (typeof part === 'string' ? part : plainSchema(part, draft, site));
  const named = mapParts(root.components.schemas, change) as Part;
  return {
    $schema,
    $id: id,
    title: root.info.title,
    description: api === 'batch' ? 'The configuration of a job.' : 'A message that client or service sends as text.',
    anyOf: roots.map((name) => ({$ref: `#/${key}/${name}`})),
    [key]: named,
  };
}

/** Names of the schemas of all messages that are JSON. */
export function messageSchemas(root: Part, sender?: 'client' | 'server'): string[] {
  const messages = Object.values<Part>(root.components.messages).filter(
    (message) => message['x-frame'] === 'text' && (!sender || [sender, 'both'].includes(message['x-sender'])),
  );
  return [...new Set(messages.flatMap(({payload}) => nameOf(payload) ?? []))];
}

/** One object of the tree: a schema, or the map of its properties, which has no keyword that is changed here. */
function plainSchema(part: Part, draft: Draft, site: string): Part {
  const isOld = draft === 'draft-07';
  const {$ref, ...schema} = without(part, isExtension);
  if (typeof part.description === 'string') {
    const deprecated = isOld && part.deprecated ? ['Deprecated.'] : [];
    schema.description = [...deprecated, describe(part, site), ...constraints(part).slice(0, 1)].join(' ');
  }
  if (part['x-examples']) schema.examples = Object.values<Part>(part['x-examples']).map(({value}) => value);
  if (OTHER_FORMATS.has(part.format)) delete schema.format;
  if (isOld) for (const key of ['deprecated', 'contentSchema']) if (typeof part[key] !== 'object') delete schema[key];
  if (typeof $ref !== 'string') return $ref === undefined ? schema : {$ref, ...schema};
  const target = {$ref: `#/${DRAFTS[draft].key}/${nameOf(part)}`};
  return Object.keys(schema).length === 0 ? target : {...schema, allOf: [target]};
}
