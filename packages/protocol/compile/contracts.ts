/** Compiles the contracts of a checkout for the core: tokens filled, prose left out, a validator for each schema. */
import {limits} from '../../../data/limits';
import {type Api, Contracts, type Documents, type ServiceFacts} from '../contracts/contracts';
import {readContract} from '../contracts/read.server';
import {compileSchemas} from '../contracts/validator';
import {pruneBatch, pruneFlow, pruneSocket} from './prune';

/** A contract as its file has it. */
export type SourceContract = {components: {schemas: Record<string, object>}; [key: string]: unknown};
export type Change = (api: Api, contract: SourceContract) => void;

/** The figures of `data/limits.ts` that the core needs, without its texts, which would enlarge the bundle. */
export const serviceFacts: ServiceFacts = {
  retentionDays: limits.batch.retentionDays.value,
  audioEventGapSeconds: limits.batch.audioEventGapSeconds.value,
  maxTopics: limits.batch.topics.value,
  maxVocabularyWords: limits.batch.vocabularyEntryWords.value,
  maxVocabularyLetters: limits.batch.vocabularyWordCharacters.value,
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
  const load = (api: Api) => {
    const source = readSource(api);
    change(api, source);
    return source;
  };
  const sources = {batch: load('batch'), realtime: load('realtime'), flow: load('flow')};
  return new Contracts({documents: documentsOf(sources), validate: compileSchemas(sources), facts: serviceFacts});
}

/** Returns the parts of the contracts that the core uses. */
export function documentsOf(sources: Record<Api, SourceContract>): Documents {
  return {batch: pruneBatch(sources.batch), realtime: pruneSocket(sources.realtime), flow: pruneFlow(sources.flow)};
}
