/**
 * Where the service can be reached: environments, and the hosts of each API.
 *
 * A region label goes in front of the base domains of provider.ts. The host decides where audio is processed: a key
 * works on every host, and a job exists only in the environment that created it.
 */
import {type Provider, provider} from '../provider';

export interface Environment {
  /** Key of `provider.egressIps`: the addresses that notifications and fetches come from. */
  id: keyof Provider['egressIps'];
  label: string;
  region: 'EU' | 'US' | 'AU';
}

export interface Endpoint {
  host: string;
  /** `null` when the service chooses the nearest region. */
  environment: Environment['id'] | null;
  /** Who may use the host, and what for. */
  use: string;
}

/** The production environments. Enterprise customers can fail over to EU2 and US2. */
export const environments = [
  {id: 'eu1', label: 'EU1', region: 'EU'},
  {id: 'eu2', label: 'EU2', region: 'EU'},
  {id: 'us1', label: 'US1', region: 'US'},
  {id: 'us2', label: 'US2', region: 'US'},
  {id: 'au1', label: 'AU1', region: 'AU'},
] as const satisfies readonly Environment[];

const everybody = 'All customers';
const failover = 'Enterprise customers, for high availability and failover only';

/** Hosts of the batch API. The portal lists no jobs of EU2 and US2. */
export const batchEndpoints: readonly Endpoint[] = [
  {host: `eu1.${provider.batchHost}`, environment: 'eu1', use: everybody},
  {host: `us1.${provider.batchHost}`, environment: 'us1', use: everybody},
  {host: `au1.${provider.batchHost}`, environment: 'au1', use: everybody},
  {host: `eu2.${provider.batchHost}`, environment: 'eu2', use: failover},
  {host: `us2.${provider.batchHost}`, environment: 'us2', use: failover},
];

export const realtimeEndpoints: readonly Endpoint[] = [
  {host: `eu.${provider.realtimeHost}`, environment: 'eu1', use: everybody},
  {host: `us.${provider.realtimeHost}`, environment: 'us1', use: everybody},
  {
    host: `global.${provider.realtimeHost}`,
    environment: null,
    use: 'Customers who need no fixed region',
  },
];

const regionNames = {EU: 'Europe', US: 'United States', AU: 'Australia'} as const;

/** Returns the name of an environment as readers see it: `EU1 (Europe)`. */
export function environmentLabel(id: Environment['id']): string {
  const environment = environments.find((one) => one.id === id);
  return environment ? `${environment.label} (${regionNames[environment.region]})` : id;
}
