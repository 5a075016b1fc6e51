/** The files that the site offers, as the build writes them. */
import {contractFiles} from '../../packages/contracts/files';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {readContract} from '../../packages/protocol/contracts/read.server';

export const SITE = 'https://docs.example.com';
export const APIS: readonly Api[] = ['batch', 'realtime', 'flow'];

/** Returns every file of all contracts by name. */
export function allFiles(): Record<string, string> {
  const contracts = APIS.map((api) => readContract(api));
  return Object.fromEntries(
    contracts.flatMap((contract) =>
      contractFiles(contract.api, contract.file).map(({name, write}) => [name, write(contract, SITE)]),
    ),
  );
}
