/** The files that the site offers, as the build writes them. */
import {contractFiles} from '../../packages/contracts/files';
import type {Api, Contract} from '../../packages/protocol/contracts/parsed';
import {readContract} from '../../packages/protocol/contracts/read.server';

export const SITE = 'https://docs.example.com';
export const APIS: readonly Api[] = ['batch', 'realtime', 'flow'];

/** Returns every file of a contract by name. */
export function filesOf(contract: Contract): Record<string, string> {
  const files = contractFiles(contract.api, contract.file);
  return Object.fromEntries(files.map(({name, write}) => [name, write(contract, SITE)]));
}

/** Returns every file of all contracts by name. */
export function allFiles(): Record<string, string> {
  return Object.assign({}, ...APIS.map((api) => filesOf(readContract(api))));
}
