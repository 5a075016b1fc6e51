/**
 * What the contracts contain is on exactly one page. Reads sources, not the build, so that it runs beside the unit
 * tests; `tests/build/reference` looks on the built pages for every field, value and code.
 */
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {SOCKET_PAGES} from '@speech-docs/protocol/socketPages';
import {allFields} from '../../src/reference/model';
import {namedSchema} from '../../src/reference/refs';
import {operationPage, type Reference} from '../../src/reference/schemaLocations';
import type {FieldNode, Schema} from '../../src/reference/types';
import type {Report, Texts} from './texts';

/** Every operation and message has exactly one page, and every schema exactly one home. */
export function pagesCoverContracts(reference: Reference, pages: Texts): Report {
  const text = [...pages.values()].join('\n');
  const own = reference.operations.filter(({route}) => route);
  const elements = [
    ...own.map(({id}) => `<Operation id="${id}"`),
    ...Object.keys(SOCKET_PAGES).map((api) => `<Socket api="${api}" />`),
    '<BatchOverview />',
  ];
  const problems = elements.flatMap((element) => {
    const times = text.split(element).length - 1;
    return times === 1 ? [] : [`api-ref has ${element} ${times} times; write it once.`];
  });
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
  return {counts: {operations: own.length, messages, schemas, fields: fieldsOfContracts(reference).length}, problems};
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
