import type {contractsBelow} from '../facts';

/** Versions of the contracts, by name: `batch`, `realtime`, `flow`. */
export interface ContractVersion {
  name: string;
  version: string;
}

/** Returns name and version of the contracts that a page describes. */
export function contractsOf(
  address: string,
  versions: readonly ContractVersion[],
  below: typeof contractsBelow,
): string {
  const names = below.find(([below]) => address.includes(below))?.[1];
  const own = versions.filter(({name}) => names?.includes(name));
  return (own.length > 0 ? own : versions).map(({name, version}) => `${name} ${version}`).join(', ');
}
