/** Keeps the contracts of today in `contracts/<version>/`. */
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {versionAdvice} from '@speech-docs/contracts/history';
import {contractChanges} from '@speech-docs/contracts/history/diff';
import {hashOf, keptFile, LEDGER, type Published, published} from '@speech-docs/contracts/history/releases.server';
import type {Api} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';

const APIS = Object.keys(CONTRACT_FILES) as Api[];

/** Keeps each contract whose version is new; throws for one that changed after its version was published, and for
 * a version that is too low for what changed. */
export function publish(date: string, root = process.cwd()): Published[] {
  const known = published(root);
  const added = APIS.flatMap((api): Published[] => {
    const file = join(root, CONTRACT_FILES[api]);
    const {version} = readContract(api, root).root.info;
    const same = known.find((one) => one.api === api && one.version === version);
    const sha256 = hashOf(file);
    if (same && same.sha256 !== sha256) throw new Error(`${CONTRACT_FILES[api]}: ${changedSince(version)}`);
    if (same) return [];
    const last = known.findLast((one) => one.api === api);
    if (last) {
      const changes = contractChanges(readContract(api, root, keptFile(api, last.version)), readContract(api, root));
      const advice = versionAdvice(last.version, version, changes);
      if (advice) throw new Error(`${CONTRACT_FILES[api]}: ${advice}`);
    }
    const kept = join(root, keptFile(api, version));
    mkdirSync(dirname(kept), {recursive: true});
    cpSync(file, kept);
    return [{api, version, date, sha256}];
  });
  writeFileSync(join(root, LEDGER), `${JSON.stringify([...known, ...added], null, 2)}\n`);
  return added;
}

const changedSince = (version: string) =>
  `version ${version} is published and stays as it is. Raise info.version: npm run contracts:diff says how far.`;
