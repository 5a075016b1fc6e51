/** `npm run contracts:publish`: keeps the contracts of today in `contracts/<version>/`, with a release of the site. */
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {hashOf, keptFile, LEDGER, type Published, published} from '@speech-docs/contracts/history/published.server';
import {changesIn} from '@speech-docs/contracts/history/releases.server';
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';

const APIS = Object.keys(CONTRACT_FILES) as Api[];

/**
 * Keeps each contract whose version is new; throws for one that changed after its version was published, and for a version
 * of which `contracts/changes.json` doesn't say what it changed.
 */
export function publish(date: string, root = process.cwd()): Published[] {
  const known = published(root);
  const added = APIS.flatMap((api): Published[] => {
    const file = join(root, CONTRACT_FILES[api]);
    const {version} = readContract(api, root).root.info;
    const same = known.find((one) => one.api === api && one.version === version);
    const sha256 = hashOf(file);
    if (same && same.sha256 !== sha256) throw new Error(`${CONTRACT_FILES[api]}: ${changedSince(version)}`);
    if (same) return [];
    if (known.some((one) => one.api === api) && !changesIn(api, version, root))
      throw new Error(`contracts/changes.json: write what ${api} ${version} changed.`);
    const kept = join(root, keptFile(api, version));
    mkdirSync(dirname(kept), {recursive: true});
    cpSync(file, kept);
    return [{api, version, date, sha256}];
  });
  writeFileSync(join(root, LEDGER), `${JSON.stringify([...known, ...added], null, 2)}\n`);
  return added;
}

const changedSince = (version: string) =>
  `version ${version} is published and stays as it is. Raise info.version, and say in contracts/changes.json what changed.`;

if (require.main === module) {
  const added = publish(new Date().toISOString().slice(0, 10));
  console.log(added.map(({api, version}) => `Published ${api} ${version}`).join('\n') || 'Nothing new to publish.');
}
