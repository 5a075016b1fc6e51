/** What each published version of a contract changed, for feeds, pages, and `/contracts/<api>.changes.json`. */
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import type {Change, Release} from './change';
import {contractChanges} from './diff';
import {keptFile, published} from './published.server';

/** Returns the published versions, the newest first; `pageOf` says where the site explains a change. */
export function releases(pageOf: (change: Change) => string, root = process.cwd()): Release[] {
  const all = published(root);
  const read = (api: Api, version: string) => readContract(api, root, keptFile(api, version));
  const found = all.map(({api, version, date}, index): Release => {
    const before = all.slice(0, index).findLast((one) => one.api === api);
    const changes = before ? contractChanges(read(api, before.version), read(api, version)) : [];
    return {api, version, date, changes: changes.map((change) => ({...change, page: pageOf(change)}))};
  });
  return found.reverse();
}
