/** What each published version of a contract changed, for feeds, pages, and `/contracts/<api>.changes.json`. */
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import type {Change, Release} from './change';
import {contractChanges} from './diff';
import {keptFile, type Published, published} from './published.server';

/** Published files never change: what took a second to read is compared once in a process. */
const compared = new Map<string, Change[]>();

/** Returns the published versions, the newest first; `pageOf` says where the site explains a change. */
export function releases(pageOf: (change: Change) => string, root = process.cwd()): Release[] {
  const all = published(root);
  const found = all.map(({api, version, date}, index): Release => {
    const before = all.slice(0, index).findLast((one) => one.api === api);
    const changes = before ? changesBetween(before, version, root) : [];
    return {api, version, date, changes: changes.map((change) => ({...change, page: pageOf(change)}))};
  });
  return found.reverse();
}

function changesBetween({api, version: before}: Published, after: string, root: string): Change[] {
  const [old, now] = [before, after].map((version) => keptFile(api, version)) as [string, string];
  const known = compared.get(`${root} ${now}`);
  if (known) return known;
  const changes = contractChanges(readContract(api, root, old), readContract(api, root, now));
  compared.set(`${root} ${now}`, changes);
  return changes;
}
