/** Builds the package: the server bundled into one file, with the data files that it reads. */
import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundleProgram, packInto, tarballOf} from '@speech-docs/emulator/tarball';
import {CONTRACT_FILES} from '@speech-docs/protocol/contracts/read.server';
import {provider} from '../../../provider';
import type {SiteFacts} from '../library';

const ROOT = join(__dirname, '../../..');
const {agentsPackage: NAME, agentsVersion: VERSION} = provider;

export type {SiteFacts};
export const AGENTS_TARBALL = tarballOf(NAME);

/** Returns the file of the index that was built with the site; `undefined` for a site that is searched elsewhere. */
export function embeddedIndex(site: string): string | undefined {
  const folder = join(site, 'assets/find');
  const name = existsSync(folder) ? readdirSync(folder).find((one) => /^texts\.\w+\.\w+\.json$/.test(one)) : undefined;
  return name && join(folder, name);
}

/** Writes the files of the package into an empty folder; `site` is the folder of the built site. */
function buildAgents(folder: string, site: string, facts: Omit<SiteFacts, 'version'>): void {
  const data = join(folder, 'data');
  mkdirSync(data, {recursive: true});
  bundleProgram(join(__dirname, '../main.ts'), join(folder, 'mcp.cjs'));
  writeFileSync(join(data, 'facts.json'), JSON.stringify({...facts, version: VERSION} satisfies SiteFacts));
  copyFileSync(embeddedIndex(site) ?? '', join(data, 'search.json'));
  copyFileSync(join(site, 'errors.json'), join(data, 'errors.json'));
  const releases = Object.keys(CONTRACT_FILES).flatMap((api) =>
    JSON.parse(readFileSync(join(site, `contracts/${api}.changes.json`), 'utf8')),
  );
  writeFileSync(join(data, 'releases.json'), JSON.stringify(releases));
  const readme = readFileSync(join(__dirname, 'README.md'), 'utf8').replaceAll('NAME', NAME);
  writeFileSync(join(folder, 'README.md'), readme);
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
}

const MANIFEST = {
  name: NAME,
  version: VERSION,
  description: 'The documentation as an MCP server on your machine: it searches, reads, and checks',
  license: 'MIT',
  bin: {[NAME]: 'mcp.cjs'},
  engines: {node: '>=20.18'},
  homepage: `${provider.siteUrl}/get-started/quickstart#agents`,
};

/** Writes the tarball and its checksum into `/mcp/` of the built site; a site without its own index has nothing to search. */
export function packAgents(site: string, facts: Omit<SiteFacts, 'version'>): void {
  if (!embeddedIndex(site) || !existsSync(join(site, 'errors.json'))) return;
  packInto(join(site, 'mcp'), NAME, (folder) => buildAgents(folder, site, facts));
}
