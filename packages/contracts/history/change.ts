/** One difference between two versions of a contract. */
import type {Api} from '@speech-docs/protocol/contracts/parsed';

export interface Change {
  api: Api;
  /** Breaking: a program that keeps the old contract can fail. Additive: it cannot. Documentation: words alone. */
  class: 'breaking' | 'additive' | 'documentation';
  kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** The field, message, operation, or entry: `TranscriptionConfig.language`, `createJob.wait`, `x-errors.job-rejected`. */
  address: string;
  /** What changed there, with the values before and after. */
  what: string;
}
