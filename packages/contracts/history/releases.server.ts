/**
 * The versions that were published, and what each changed, for feeds, pages, and `/contracts/<api>.changes.json`. `contracts/published.json` names them, oldest first, with the hash of their file in
 * `contracts/<version>/`: a published file never changes again.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';
import type {Change, Release} from './change';
import {contractChanges} from './diff';

export interface Published {
  api: Api;
  version: string;
  /** The day on which it was published. */
  date: string;
  sha256: string;
}

export const LEDGER = 'contracts/published.json';

/** Returns what was published, oldest first. */
export function published(root = process.cwd()): Published[] {
  const file = join(root, LEDGER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export const keptFile = (api: Api, version: string) => `contracts/${version}/${basename(CONTRACT_FILES[api])}`;

export const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Returns the published contracts before `contract`, oldest first. */
export function olderContracts({api, root: {info}}: Contract): Contract[] {
  const older = published().filter((one) => one.api === api && one.version !== info.version);
  return older.map(({version}) => readContract(api, process.cwd(), keptFile(api, version)));
}

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
