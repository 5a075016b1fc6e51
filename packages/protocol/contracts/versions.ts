/** Versions of the contracts, by name: `batch`, `realtime`, `flow`. */
export interface ContractVersion {
  name: string;
  version: string;
}

/** The contracts that pages below an address describe, the most special address first; all others describe all of them. */
const BELOW: readonly (readonly [address: string, names: readonly string[]])[] = [
  ['/api-ref/batch/', ['batch']],
  ['/api-ref/realtime', ['realtime']],
  ['/api-ref/flow', ['flow']],
  ['/speech-to-text/batch/', ['batch']],
  ['/speech-to-text/real-time/', ['realtime']],
  ['/speech-to-text/', ['batch', 'realtime']],
  ['/deployments/', ['batch', 'realtime']],
  ['/voice-agents-flow/', ['flow']],
];

/** Returns name and version of the contracts that a page describes. */
export function contractsOf(address: string, versions: readonly ContractVersion[]): string {
  const names = BELOW.find(([below]) => address.includes(below))?.[1];
  const own = versions.filter(({name}) => names?.includes(name));
  return (own.length > 0 ? own : versions).map(({name, version}) => `${name} ${version}`).join(', ');
}
