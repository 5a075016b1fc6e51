/**
 * `npm run contracts:diff [-- <old> [<new>]]`: what changed between two versions of the contracts, and which number of
 * `info.version` that raises. A version is a published one (`2.0.0`) or a revision of git; without one, what was published
 * last is compared with the files as they are. Ends with 1 when a version must be raised. `--publish` keeps the versions of
 * today in `contracts/<version>/`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {type Change, versionAdvice} from '@speech-docs/contracts/history';
import {contractChanges} from '@speech-docs/contracts/history/diff';
import {keptFile, published} from '@speech-docs/contracts/history/releases.server';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES, parseContract, readContract} from '@speech-docs/protocol/contracts/read.server';
import {replaceSiteTokens} from '../data/siteTokens';
import {publish} from './contracts/publish';
import {ROOT} from './paths';

const APIS = Object.keys(CONTRACT_FILES) as Api[];

/** Returns the contract of a published version, of a revision of git, or of the working tree; nothing where none has it. */
function contractOf(api: Api, version: string | undefined): Contract | undefined {
  if (version === undefined) return readContract(api, ROOT);
  const kept = keptFile(api, version);
  if (existsSync(join(ROOT, kept))) return readContract(api, ROOT, kept);
  const file = CONTRACT_FILES[api];
  const git = ['show', '--end-of-options', `${version}:${file}`];
  const {status, stdout} = spawnSync('git', git, {cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8});
  return status === 0 ? parseContract(api, replaceSiteTokens(stdout, file), file) : undefined;
}

function reportText(changes: readonly Change[]): string {
  const classes = (['breaking', 'additive', 'documentation'] as const).flatMap((one) => {
    const own = changes.filter((change) => change.class === one);
    const lines = own.map(({api, address, what}) => `  ${api}:${address} ${what}`);
    const title = `${one.charAt(0).toUpperCase()}${one.slice(1)} (${own.length})`;
    return own.length === 0 ? [] : [[title, ...lines].join('\n')];
  });
  return classes.join('\n\n') || 'No changes.';
}

function main(): number {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {publish: {type: 'boolean', default: false}},
  });
  if (values.publish) {
    const added = publish(new Date().toISOString().slice(0, 10), ROOT);
    console.log(added.map(({api, version}) => `Published ${api} ${version}`).join('\n') || 'Nothing new to publish.');
    return 0;
  }
  const [old, now] = positionals;
  const known = published(ROOT);
  for (const version of positionals)
    if (!APIS.some((api) => contractOf(api, version)))
      throw new Error(
        `${version} is neither a published version nor a revision of git with contracts. ` +
          `Published: ${known.map((one) => `${one.api} ${one.version}`).join(', ')}.`,
      );
  const compared = APIS.flatMap((api) => {
    const last = known.findLast((one) => one.api === api)?.version;
    const [before, after] = [contractOf(api, old ?? last), contractOf(api, now)];
    // A version is one of an API: the others have no file of it.
    if (!before || !after) return [];
    const changes = contractChanges(before, after);
    return [{api, changes, advice: versionAdvice(before.root.info.version, after.root.info.version, changes)}];
  });
  console.log(`${reportText(compared.flatMap(({changes}) => changes))}\n`);
  for (const {api, advice} of compared) console.log(`${api}: ${advice ?? 'the version is high enough.'}`);
  return compared.some(({advice}) => advice) ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 2;
}
