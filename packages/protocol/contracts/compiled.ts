/** The contracts for a page or a worker: nothing is read from files, and nothing is compiled. */
import data from '../generated/contracts.json';
import validators from '../generated/validators';
import {type Api, Contracts, type Documents, type ServiceFacts} from './contracts';

/** Returns the contracts as they were when `generated/` was written. */
export function compiledContracts(): Contracts {
  const {documents, facts} = data as unknown as {documents: Documents; facts: ServiceFacts};
  return new Contracts({documents, facts, validate});
}

function validate(api: Api, schema: string, value: unknown) {
  const check = validators[`${api}_${schema}`];
  if (!check) throw new Error(`${api}: the schema ${schema} has no validator`);
  return check(value) ? [] : (check.errors ?? []);
}
