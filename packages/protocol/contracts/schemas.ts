/** The contracts with a validator for every schema, also of what the service sends. */
import data from '../generated/contracts.json';
import schemas from '../generated/schemas.json';
import {type Api, Contracts, type Documents, type ServiceFacts} from './contracts';
import {compileSchemas, type Schemas} from './validator';

export {newValidator} from './validator';

/** Returns the contracts as they were when `generated/` was written. */
export function schemaContracts(): Contracts {
  const {documents, facts} = data as unknown as {documents: Documents; facts: ServiceFacts};
  return new Contracts({documents, facts, validate: compileSchemas(schemas as unknown as Record<Api, Schemas>)});
}
