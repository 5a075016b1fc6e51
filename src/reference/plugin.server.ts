/**
 * Docusaurus plugin: offers the contracts for download. `/contracts/<name>.yaml` and `.json` are the newest,
 * `/contracts/<version>/…` stays what it is for as long as the contract has that version, and `/batch.yaml` is an
 * address of old. Tokens are resolved; JSON is the same document. `/errors.json` is the catalogue of failures.
 */
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractFiles} from '@speech-docs/contracts/files';
import {olderContracts} from '@speech-docs/contracts/history/published.server';
import {releases} from '@speech-docs/contracts/history/releases.server';
import type {Api, Contract} from '@speech-docs/protocol/contracts/parsed';
import {CONTRACT_FILES} from '@speech-docs/protocol/contracts/read.server';
import {errorsFile} from '@speech-docs/protocol/failures/errorsFile';
import {errorsSchema} from '@speech-docs/protocol/failures/schema';
import {writeInside} from '@speech-docs/publish/htmlPages.server';
import {failureSources} from './failures';
import {loadReference} from './load.server';

/** One file to serve: its address and its text. */
interface Download {
  path: string;
  text: string;
}

/** Returns every file that a contract is offered as; `site` is the address that links in it begin with. */
function downloadsOf(contract: Contract, site: string): Download[] {
  const filesOf = (one: Contract) =>
    contractFiles(one.api, contract.file).map(({name, write}) => ({name, text: write(one, site)}));
  const below = (folder: string, files: readonly {name: string; text: string}[]) =>
    files.map(({name, text}) => ({path: `/contracts/${folder}${name}`, text}));
  const newest = filesOf(contract);
  return [
    ...olderContracts(contract).flatMap((one) => below(`${one.root.info.version}/`, filesOf(one))),
    ...below(`${contract.root.info.version}/`, newest),
    ...below('', newest),
    ...(contract.api === 'batch' ? [{path: '/batch.yaml', text: contract.text}] : []),
  ];
}

/** Returns what each published version of an API changed, the newest first. */
function changeDownloads(): Download[] {
  const all = releases();
  return (Object.keys(CONTRACT_FILES) as Api[]).map((api) => {
    const own = all.filter((one) => one.api === api);
    return {path: `/contracts/${api}.changes.json`, text: `${JSON.stringify(own, null, 1)}\n`};
  });
}

/** Returns the catalogue of failures as a file, and the schema of that file. */
function errorDownloads(contracts: Record<Api, Contract>, site: string): Download[] {
  const text = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
  return [
    {path: '/errors.json', text: text(errorsFile(failureSources(contracts), site))},
    {path: '/errors.schema.json', text: text(errorsSchema)},
  ];
}

/** A static directory of docusaurus.config.ts, so that `npm start` offers the files, too. */
const DOWNLOADS = '.cache/downloads';

export default function contractsPlugin({baseUrl, siteConfig, siteDir}: LoadContext): Plugin<void> {
  const site = new URL(baseUrl, siteConfig.url).href.replace(/\/$/, '');
  return {
    name: 'contracts',
    getPathsToWatch: () => Object.values(CONTRACT_FILES),
    async loadContent() {
      const {contracts} = await loadReference();
      // Of a version that is no more.
      rmSync(join(siteDir, DOWNLOADS), {recursive: true, force: true});
      const files = Object.values(contracts).flatMap((contract) => downloadsOf(contract, site));
      for (const {path, text} of [...files, ...changeDownloads(), ...errorDownloads(contracts, site)]) {
        writeInside(join(siteDir, DOWNLOADS), path, text);
      }
    },
  };
}
