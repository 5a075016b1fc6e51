/**
 * What the contracts contain is on exactly one page. Reads sources, not the build, so that it runs beside the unit
 * tests; `tests/build/reference` looks on the built pages for every field, value and code.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {replaceSiteTokens} from '../../data/siteTokens';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {SOCKET_PAGES} from '../../packages/protocol/socketPages';
import {allFields} from '../../src/reference/model';
import {namedSchema} from '../../src/reference/refs';
import {operationPage, type Reference} from '../../src/reference/schemaLocations';
import type {FieldNode, Schema} from '../../src/reference/types';

export interface Coverage {
  /** What was counted, for the report. */
  counts: Record<string, number>;
  problems: string[];
}

/** Every operation and message has exactly one page, and every schema exactly one home. */
export function pagesCoverContracts(reference: Reference, pages: ReadonlyMap<string, string>): Coverage {
  const problems: string[] = [];
  const text = [...pages.values()].join('\n');
  const shown = (element: string) => text.split(element).length - 1;
  const own = reference.operations.filter(({route}) => route);
  for (const {id} of own) {
    const times = shown(`<Operation id="${id}" />`);
    if (times !== 1)
      problems.push(`operation ${id} is on ${times} pages of api-ref; write <Operation id="${id}" /> once.`);
  }
  for (const api of Object.keys(SOCKET_PAGES)) {
    const times = shown(`<Socket api="${api}" />`);
    if (times !== 1)
      problems.push(`socket ${api} is on ${times} pages of api-ref; write <Socket api="${api}" /> once.`);
  }
  if (shown('<BatchOverview />') !== 1) problems.push('the overview of the batch API needs <BatchOverview /> once.');
  let schemas = 0;
  for (const {api, root} of Object.values(reference.contracts)) {
    for (const name of Object.keys(root.components?.schemas ?? {})) {
      schemas += 1;
      if (!reference.locations.has(`${api}:${name}`) && !isInlined(reference, api, name)) {
        problems.push(`schema ${api}:${name} is on no page; use it in an operation or a message, or remove it.`);
      }
    }
  }
  const messages = reference.messages.realtime.length + reference.messages.flow.length;
  const addresses = new Set(own.map((operation) => operationPage(reference.contracts.batch, operation)));
  if (addresses.size !== own.length) problems.push('two operations share a page; give each its own x-route.');
  return {counts: {operations: own.length, messages, schemas, fields: fieldCount(reference)}, problems};
}

/** A list, an alternative or a map between two other schemas: its members are shown where it is used. */
function isInlined({contracts}: Reference, api: Api, name: string): boolean {
  const schema: Schema = namedSchema(contracts[api], name) ?? {};
  if (!contracts[api].text.includes(`/schemas/${name}'`)) return false;
  return !schema.properties || isSoleChoice(contracts[api].root.components.schemas, name);
}

/** `oneOf` with a single member is that member, under the name of the schema around it. */
function isSoleChoice(schemas: Record<string, Schema>, name: string): boolean {
  return Object.values(schemas).some(({oneOf, anyOf, allOf}) =>
    [oneOf, anyOf, allOf].some((list) => list?.length === 1 && list[0]?.$ref?.endsWith(`/${name}`)),
  );
}

function fieldCount(reference: Reference): number {
  return fieldsOfContracts(reference).length;
}

/** Returns every field of a request, a response, or a message. */
export function fieldsOfContracts({operations, messages}: Pick<Reference, 'operations' | 'messages'>): FieldNode[] {
  const trees = [
    ...operations.flatMap(({parameters, nested, responses}) => [
      ...parameters.map(({fields}) => fields),
      ...nested.map(({fields}) => fields),
      ...responses.flatMap(({bodies}) => bodies.slice(0, 1).map(({fields}) => fields)),
    ]),
    ...messages.realtime.map(({fields}) => fields),
    ...messages.flow.map(({fields}) => fields),
  ];
  return trees.flatMap((fields) => allFields(fields));
}

/** Returns the pages below some folders: path → text. */
export function readPages(...folders: string[]): Map<string, string> {
  return readTexts(folders, (name) => ['.md', '.mdx'].includes(extname(name)));
}

/** Returns the sample files that are programs or payloads: path → text. */
export function readSamples(folder = 'samples'): Map<string, string> {
  return readTexts([folder], (name) => /\.(?:py|m?js|tsx?|sh|json)$/.test(name));
}

function readTexts(folders: string[], isWanted: (name: string) => boolean): Map<string, string> {
  const pages = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
      if (!entry.isFile() || !isWanted(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      pages.set(path, readFileSync(path, 'utf8'));
    }
  }
  return pages;
}

/** Returns the guides with the outputs that they show: path → text. */
export function readGuides(): Map<string, string> {
  const shown = readTexts(['samples/batch/output'], (name) => /\.(?:json|txt|srt)$/.test(name));
  return new Map([...readPages('docs'), ...shown]);
}

/** Returns the same texts with tokens replaced, as readers see them; no line moves. */
export function withTokens(texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...texts].map(([path, text]) => [path, replaceSiteTokens(text, path)]));
}
