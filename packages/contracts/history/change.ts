/** Differences between two versions of a contract. */
import type {Api} from '@speech-docs/protocol/contracts/parsed';

export interface Change {
  api: Api;
  /** Breaking: a program that keeps the old contract can fail. Additive: it cannot. Documentation: words alone. */
  class: 'breaking' | 'additive' | 'documentation';
  kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** The field, message, operation, or entry: `TranscriptionConfig.language`, `createJob.wait`, `x-errors.job-rejected`. */
  address: string;
  /** Where the site explains it: page and anchor, from the root of the site. */
  page?: string;
  /** What changed there, with the values before and after, in words. */
  what: string;
  /** The values before and after by keyword, such as `{maximum: 40}` and `{maximum: 60}`; none where a whole part is new or gone. */
  was?: Record<string, unknown>;
  now?: Record<string, unknown>;
}

export interface Release {
  api: Api;
  version: string;
  /** The day on which it was published. */
  date: string;
  /** Since the version before it; none in the first. */
  changes: Change[];
}

/** Returns a line for each change that a program can notice, or one if all are words; `named` writes an address. */
export function releaseLines({changes}: Release, named: (change: Change) => string = ({address}) => address): string[] {
  const lines = changes
    .filter((change) => change.class !== 'documentation')
    .map((change) => `${change.class === 'breaking' ? 'Breaking' : 'New'}: ${named(change)} ${change.what}`);
  return lines.length === 0 && changes.length > 0 ? ['Documentation only.'] : lines;
}
