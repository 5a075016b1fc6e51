/**
 * The contracts as files. `/contracts/<name>.yaml` and `.json` are the newest, `/contracts/<version>/…` stays what it is for as long
 * as the contract has that version. Tokens are resolved; JSON is the same document.
 * `/errors.json` is the catalogue of failures.
 */
import {contractFiles} from '@speech-docs/contracts/files.server';
import {olderContracts, releases} from '@speech-docs/contracts/history/releases.server';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES} from '@speech-docs/protocol/contracts/read.server';
import {errorsFile, errorsSchema} from '@speech-docs/protocol/failures';
import {changePage} from './changePage';
import {failureSources} from './failures';
import {loadReference} from './load.server';
import type {Reference} from './schemaLocations';

interface Download {
  path: string;
  content: string;
}

function downloadsOf(contract: Contract, site: string): Download[] {
  const filesOf = (one: Contract, folder: string) =>
    contractFiles(one.api, contract.file).map(({name, write}) => ({
      path: `contracts/${folder}${name}`,
      content: write(one, site),
    }));
  return [
    ...[...olderContracts(contract), contract].flatMap((one) => filesOf(one, `${one.root.info.version}/`)),
    ...filesOf(contract, ''),
  ];
}

function changeDownloads(reference: Reference): Download[] {
  const all = releases((change) => changePage(reference, change));
  return (Object.keys(CONTRACT_FILES) as Api[]).map((api) => {
    const own = all.filter((one) => one.api === api);
    return {path: `contracts/${api}.changes.json`, content: `${JSON.stringify(own, null, 1)}\n`};
  });
}

function errorDownloads(contracts: Record<Api, Contract>, site: string): Download[] {
  const text = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
  return [
    {path: 'errors.json', content: text(errorsFile(failureSources(contracts), site))},
    {path: 'errors.schema.json', content: text(errorsSchema)},
  ];
}

/** Returns all of them; `site` is the address that links in them begin with, without a slash at its end. */
export async function referenceDownloads(site: string): Promise<Download[]> {
  const reference = await loadReference();
  const {contracts} = reference;
  const files = Object.values(contracts).flatMap((contract) => downloadsOf(contract, site));
  return [...files, ...changeDownloads(reference), ...errorDownloads(contracts, site)];
}
