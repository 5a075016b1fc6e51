/** Compiles the contracts of a checkout for the core: tokens filled, prose left out, a validator for each schema. */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {limits} from '../../../data/limits';
import {type Api, Contracts, type Documents, type ServiceFacts} from '../contracts/contracts';
import {readContract} from '../contracts/read.server';
import {pruneBatch, pruneFlow, pruneSocket} from './prune';

/** A contract as its file has it. */
export type SourceContract = {components: {schemas: Record<string, object>}; [key: string]: unknown};
export type Change = (api: Api, contract: SourceContract) => void;

/** Figures of `data/limits.ts` that the core needs; the file itself is mostly prose. */
export const serviceFacts: ServiceFacts = {
  retentionDays: limits.batch.retentionDays.value,
  audioEventGapSeconds: limits.batch.audioEventGapSeconds.value,
  maxTopics: limits.batch.topics.value,
  maxVocabularyWords: 6,
  maxVocabularyLetters: 4000,
  broadcastSampleRate: limits.realtime.broadcastSampleRate.value,
};

export function readSource(api: Api): SourceContract {
  return readContract(api).root as SourceContract;
}

/**
 * Returns the contracts, with a validator for every schema of theirs. `change` can edit a contract first; tests prove by
 * it that the emulator follows.
 */
export function compileContracts(change: Change = () => {}): Contracts {
  const ajv = newValidator();
  const compiled = new Map<string, ValidateFunction>();
  const load = (api: Api) => {
    const source = readSource(api);
    change(api, source);
    addSchemas(ajv, api, source);
    return source;
  };
  const documents = documentsOf({batch: load('batch'), realtime: load('realtime'), flow: load('flow')});
  const validate = (api: Api, schema: string, value: unknown) => {
    const id = schemaId(api, schema);
    const check = compiled.get(id) ?? ajv.compile({$ref: id});
    compiled.set(id, check);
    return check(value) ? [] : (check.errors ?? []);
  };
  return new Contracts({documents, validate, facts: serviceFacts});
}

/** Returns the parts of the contracts that the core uses. */
export function documentsOf(sources: Record<Api, SourceContract>): Documents {
  return {batch: pruneBatch(sources.batch), realtime: pruneSocket(sources.realtime), flow: pruneFlow(sources.flow)};
}

/** Adds the schemas of a contract alone: beside them, AsyncAPI has keywords that mean something else to a validator. */
export function addSchemas(ajv: Ajv2020, api: Api, {components}: SourceContract): void {
  ajv.addSchema({components: {schemas: components.schemas}}, api);
}

export function schemaId(api: Api, schema: string): string {
  return `${api}#/components/schemas/${schema}`;
}

export function newValidator(code?: {source: true; esm: true}): Ajv2020 {
  const ajv = new Ajv2020({strict: false, allErrors: false, ...(code && {code})});
  addContractFormats(ajv);
  return ajv;
}

/** Teaches a validator the formats that contracts use. */
export function addContractFormats(ajv: Ajv2020): void {
  addFormats(ajv);
  // Formats of OpenAPI that say how a number or a text is stored, and no more than that.
  for (const name of ['float', 'double', 'int32', 'int64', 'binary', 'integer', 'bytes']) ajv.addFormat(name, true);
}
