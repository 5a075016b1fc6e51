/** The files that the site offers, as the build writes them. */

import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {contractFiles} from '../files';

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
