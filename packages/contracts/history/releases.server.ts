/** What each published version of a contract changed, for feeds, pages, and `/contracts/<api>.changes.json`. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import type {Change, Release} from './change';
import {published} from './published.server';

type Written = Partial<Record<Api, Record<string, Omit<Change, 'api'>[]>>>;

/** Returns what `contracts/changes.json` says of a version; `undefined` where it says nothing. */
export function changesIn(api: Api, version: string, root = process.cwd()): Change[] | undefined {
  const written: Written = JSON.parse(readFileSync(join(root, 'contracts/changes.json'), 'utf8'));
  return written[api]?.[version]?.map((change) => ({api, ...change}));
}

/** Returns the published versions, the newest first; `pageOf` says where the site explains a change. */
export function releases(pageOf: (change: Change) => string, root = process.cwd()): Release[] {
  const found = published(root).map(({api, version, date}): Release => {
    const changes = changesIn(api, version, root) ?? [];
    return {api, version, date, changes: changes.map((change) => ({...change, page: pageOf(change)}))};
  });
  return found.reverse();
}
