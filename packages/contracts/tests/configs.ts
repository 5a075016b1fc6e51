/** Configurations that types must accept, and some that they must not. */

import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {readTable} from '../../../tests/support/readTable';
import {type Part, resolved} from '../parts';

/** Returns a value with every field of a schema, as far as the schemas go. */
export function everyField(root: Part, schema: Part): unknown {
  const {
    const: only,
    enum: values,
    examples,
    type,
    properties,
    items,
    oneOf,
    anyOf,
    minimum,
    default: usual,
  } = resolved(root, schema);
  if (only !== undefined) return only;
  if (values) return values.at(-1);
  if (examples && !properties && !resolved(root, items ?? {}).properties) return examples[0];
  if (properties) {
    return Object.fromEntries(Object.entries<Part>(properties).map(([name, part]) => [name, everyField(root, part)]));
  }
  if (oneOf ?? anyOf) return everyField(root, (oneOf ?? anyOf).at(-1));
  if (type === 'array') return [everyField(root, items ?? {})];
  return (
    examples?.[0] ??
    usual ??
    {boolean: true, integer: minimum ?? 1, number: minimum ?? 1, string: 'a', object: {}}[String(type)]
  );
}

const batch = readContract('batch').root;
const realtime = readContract('realtime').root;

export const RIGHT: readonly [type: string, value: unknown][] = [
  ['JobConfig', {type: 'transcription', transcription_config: {language: 'en'}}],
  ['JobConfig', everyField(batch, {$ref: '#/components/schemas/JobConfig'})],
  ['StartRecognition', realtime.components.messages.StartRecognition.examples[0].payload],
  ['StartRecognition', everyField(realtime, {$ref: '#/components/schemas/StartRecognition'})],
  ...Object.values<Part>(batch.components.schemas.JobConfig['x-examples']).map(({value}): [string, unknown] => [
    'JobConfig',
    value,
  ]),
  ...realtime.components.messages.StartRecognition.examples.map(({payload}: Part): [string, unknown] => [
    'StartRecognition',
    payload,
  ]),
];

/** Each with one mistake, as TypeScript and JSON write it. */
export const WRONG: readonly [type: string, json: string][] = Object.entries(
  readTable<Record<string, unknown[]>>('packages/contracts/tests/wrongConfigs.yaml'),
).flatMap(([type, values]) => values.map((value): [string, string] => [type, JSON.stringify(value)]));

const line = ([type, value]: readonly [string, unknown], index: number) =>
  `export const value${index}: ${type} = ${typeof value === 'string' ? value : JSON.stringify(value)};`;
const IMPORTS = "import type {JobConfig} from './batch'; import type {StartRecognition} from './realtime';";

/** A program whose line n + 2 has the value n; without `from`, the types come from the published files. */
export function program(values: readonly (readonly [string, unknown])[], imports = IMPORTS): string {
  return [imports, ...values.map(line)].join('\n');
}
