/** What each published version of a contract changed, for feeds, pages, and `/contracts/<api>.changes.json`. */
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import type {Change} from './change';
import {contractChanges} from './diff';
import {keptFile, published} from './published.server';

export interface Release {
  api: Api;
  version: string;
  /** The day on which it was published. */
  date: string;
  /** Since the version before it; none in the first. */
  changes: Change[];
}

/** Returns the published versions, the newest first. */
export function releases(root = process.cwd()): Release[] {
  const all = published(root);
  const read = (api: Api, version: string) => readContract(api, root, keptFile(api, version));
  const found = all.map(({api, version, date}, index): Release => {
    const before = all.slice(0, index).findLast((one) => one.api === api);
    return {api, version, date, changes: before ? contractChanges(read(api, before.version), read(api, version)) : []};
  });
  return found.reverse();
}

/** Returns a line for each change that a program can notice, and one for all that are words. */
export function releaseLines({changes}: Release): string[] {
  const words = changes.filter((change) => change.class === 'documentation').length;
  return [
    ...changes
      .filter((change) => change.class !== 'documentation')
      .map((change) => `${change.class === 'breaking' ? 'Breaking' : 'New'}: ${change.address} ${change.what}`),
    ...(words > 0 ? [`Descriptions changed in ${words} places.`] : []),
  ];
}
