/**
 * The versions that were published. `contracts/published.json` names them, oldest first, with the hash of their file in
 * `contracts/<version>/`: a published file never changes again.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';

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
