/** The schemas of the contracts: each is on a page, and these are their fields. */
import type {Api} from '@speech-docs/protocol/contracts';
import {allFields} from '../../src/reference/model';
import {namedSchema} from '../../src/reference/refs';
import type {Reference} from '../../src/reference/schemaLocations';
import type {FieldNode, Schema} from '../../src/reference/types';

/** Reports every schema that no page shows. */
export function schemasHavePages(reference: Reference): string[] {
  return Object.values(reference.contracts).flatMap(({api, root}) =>
    Object.keys(root.components?.schemas ?? {})
      .filter((name) => !reference.locations.has(`${api}:${name}`) && !isInlined(reference, api, name))
      .map((name) => `schema ${api}:${name} is on no page; use it in an operation or a message, or remove it.`),
  );
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
