/**
 * The versions that were published. `contracts/published.json` names them, oldest first, with the hash of their file in
 * `contracts/<version>/`: a published file never changes again.
 */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Api, Contract} from '../../protocol/contracts/parsed';
import {CONTRACT_FILES, readContract} from '../../protocol/contracts/read.server';

export interface Published {
  api: Api;
  version: string;
  /** The day on which it was published. */
  date: string;
  sha256: string;
}

const LEDGER = 'contracts/published.json';
const APIS = Object.keys(CONTRACT_FILES) as Api[];

/** Returns what was published, oldest first. */
export function published(root = process.cwd()): Published[] {
  const file = join(root, LEDGER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Returns where the file of a version is kept. */
export const keptFile = (api: Api, version: string) => `contracts/${version}/${basename(CONTRACT_FILES[api])}`;

export const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Returns the published contracts of one API, oldest first. */
export function publishedContracts(api: Api, root = process.cwd()): Contract[] {
  const own = published(root).filter((one) => one.api === api);
  return own.map(({version}) => readContract(api, root, keptFile(api, version)));
}

/** Keeps each contract whose version is new; throws for one that changed after its version was published. */
export function publish(date: string, root = process.cwd()): Published[] {
  const known = published(root);
  const added = APIS.flatMap((api): Published[] => {
    const file = join(root, CONTRACT_FILES[api]);
    const {version} = readContract(api, root).root.info;
    const same = known.find((one) => one.api === api && one.version === version);
    const sha256 = hashOf(file);
    if (same && same.sha256 !== sha256) throw new Error(`${CONTRACT_FILES[api]}: ${changedSince(version)}`);
    if (same) return [];
    const kept = join(root, keptFile(api, version));
    mkdirSync(dirname(kept), {recursive: true});
    cpSync(file, kept);
    return [{api, version, date, sha256}];
  });
  writeFileSync(join(root, LEDGER), `${JSON.stringify([...known, ...added], null, 2)}\n`);
  return added;
}

export const changedSince = (version: string) =>
  `version ${version} is published and stays as it is. Raise info.version: npm run contracts:diff -- ${version} shows the changes.`;
