/** What authors write, by name, and what becomes of it. */
import {formatJson} from '../../lib/jsonText';
import {factElements} from '../facts';
import {failuresIn} from '../failures';
import {examplesFor, findField, InvalidAttribute, schemaFields} from '../lookup';
import type {Reference} from '../schemaLocations';
import type {Attributes} from '../types';
import {atAGlance} from './atAGlance';
import {fileList} from './contractFiles';
import {errorCatalogue, statusTable} from './errorCatalogue';
import {clientTable, networkTable, runtimeTable} from './errorTables';
import {fieldSummary} from './fieldSummary';
import {type Content, fence} from './nodes';
import {operationPageContent} from './operation.server';
import {afterDeletion, overviewContent} from './overview';
import {askSupport, recoveryTable} from './recovery';
import {socketPageContent} from './socket';

type Block = (reference: Reference, attributes: Attributes, file: string) => Content;

export const referenceElements = {
  ...factElements,
  AtAGlance: (reference, attributes) => atAGlance(reference, attributes),
  Fields: fields,
  Example: example,
  Operation: (reference, attributes) => operationPageContent(reference, attributes),
  Socket: (reference, {api}) => socketPageContent(reference, api),
  BatchOverview: (reference) => overviewContent(reference),
  ContractFiles: (reference, {api}) => fileList(reference, api),
  AfterDeletion: ({contracts}) => afterDeletion(contracts.batch.root['x-job-lifecycle'].afterDeletion),
  StatusTable: ({contracts}) => statusTable(failuresIn(contracts)),
  ErrorCatalogue: ({contracts}) => errorCatalogue(failuresIn(contracts)),
  NetworkProblems: () => networkTable(),
  ClientProblems: () => clientTable(),
  SocketRuntimes: () => runtimeTable(),
  Recovery: (reference, {of}) => recoveryTable(reference, of),
  AskSupport: (_, {only}) => askSupport(only ?? ''),
} satisfies Record<string, Block>;

export function isReferenceName(name: string | null): name is keyof typeof referenceElements {
  return name !== null && Object.hasOwn(referenceElements, name);
}

/** `<Fields schema="batch:JobConfig" only="a,b" />` */
function fields(reference: Reference, {schema, only}: Attributes, file: string): Content {
  const {fields: all, home} = schemaFields(reference, schema);
  const chosen = only?.split(',').map((name) => findField(all, name.trim(), schema ?? ''));
  return fieldSummary(chosen ?? all, home, file);
}

/** `<Example of="realtime:Info" name="recognition_quality" />` */
function example(reference: Reference, {of, name, title}: Attributes): Content {
  const examples = examplesFor(reference, of);
  const found = name ? examples.find((one) => one.name === name) : examples[0];
  if (!found) {
    throw new InvalidAttribute(
      `name="${name}" is no example of ${of}. Known: ${examples.map((one) => one.name).join(', ')}.`,
    );
  }
  if (typeof found.value === 'string') return fence('text', found.value.trimEnd(), title && `title="${title}"`);
  const meta = [`schema=${of}`, title && `title="${title}"`].filter(Boolean).join(' ');
  return fence('json', formatJson(found.value), meta);
}
