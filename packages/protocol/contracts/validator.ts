/** Validators of the schemas of contracts, compiled with Ajv: for the build and for tests. */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Api, Validator} from './contracts';

/** What a contract calls `components`. */
export interface Schemas {
  components: {schemas: Record<string, object>};
}

/** Returns a validator for each schema of these contracts; each is compiled when it is first used. */
export function compileSchemas(sources: Record<Api, Schemas>): Validator {
  const ajv = newValidator();
  const compiled = new Map<string, ValidateFunction>();
  for (const [api, source] of Object.entries(sources)) addSchemas(ajv, api as Api, source);
  return (api, schema, value) => {
    const id = schemaId(api, schema);
    const check = compiled.get(id) ?? ajv.compile({$ref: id});
    compiled.set(id, check);
    return check(value) ? [] : (check.errors ?? []);
  };
}

/** Adds the schemas of a contract alone: beside them, AsyncAPI has keywords that mean something else to a validator. */
export function addSchemas(ajv: Ajv2020, api: Api, {components}: Schemas): void {
  ajv.addSchema({components: {schemas: components.schemas}}, api);
}

export function schemaId(api: Api, schema: string): string {
  return `${api}#/components/schemas/${schema}`;
}

export function newValidator(code?: {source: true; esm: true}): Ajv2020 {
  const ajv = new Ajv2020({strict: false, allErrors: false, ...(code && {code})});
  addFormats(ajv);
  // Formats of OpenAPI without a validation.
  for (const name of ['float', 'double', 'int32', 'int64', 'binary', 'integer', 'bytes']) ajv.addFormat(name, true);
  return ajv;
}
