/** Faults of a job that is created and fails later: each has the `id` of an entry in `x-job-errors`. */
import type {Contracts} from '@speech-docs/protocol/contracts/contracts';
import type {TranscriptJob} from './job';

type Facts = Pick<TranscriptJob, 'config' | 'fault'>;

/** What the address of a notification says; other failures are an `error`. */
const OUTCOMES: Readonly<Record<string, string>> = {'invalid-audio': 'trim_error', 'fetch-failed': 'fetch_error'};
/** Their effect depends on the settings of an `auto` job. */
const OF_LANGUAGE = ['language-no-speech', 'language-low-confidence'];

/** Returns why the requested fault rejects the job; `undefined` when it doesn't. */
export function injectedRejection(contracts: Contracts, {config, fault = ''}: Facts) {
  const entry = contracts.documents.batch['x-job-errors'].find(({id}) => id === fault);
  const isSetting = OF_LANGUAGE.includes(fault) && config.transcription_config?.language === 'auto';
  if (entry?.status !== 'rejected' || isSetting) return undefined;
  const {message} = contracts.jobError(fault, {code: 'cy', status: '404'});
  return {outcome: OUTCOMES[fault] ?? 'error', message: `${message}`};
}

/** Returns the errors that the metadata has for a feature that the requested fault breaks. */
export function injectedErrors(contracts: Contracts, {config, fault = ''}: Facts, feature: string) {
  const entry = contracts.documents.batch['x-job-errors'].find(({id}) => id === fault);
  if (entry?.where !== `metadata.${feature}_errors` || !config[`${feature}_config`]) return undefined;
  return [contracts.jobError(fault, {code: 'en', language: 'en', source: 'en', target: 'de'})];
}
