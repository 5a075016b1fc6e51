/** Versions of the contracts, by name: `batch`, `realtime`, `flow`. */
export interface ContractVersion {
  name: string;
  version: string;
}

/** Returns name and version of the contract that a page documents, or of all where it belongs to none alone. */
export function contractsOf(address: string, versions: readonly ContractVersion[]): string {
  const own = versions.filter(({name}) => address.includes('/api-ref/') && address.includes(name));
  return (own.length > 0 ? own : versions).map(({name, version}) => `${name} ${version}`).join(', ');
}
