/**
 * Where the service can be reached: environments, hosts by customer type, and the address of each API.
 *
 * A region label stands in front of the base domains of provider.ts. Keys are copied to every environment of a region;
 * a job lives only in the environment that created it, so every later call goes to the same host.
 */
import type {Provider} from '../provider';

export interface Environment {
  /** Key of `provider.egressIps`: the addresses that notifications and fetches come from. */
  id: keyof Provider['egressIps'];
  label: string;
  region: 'EU' | 'US' | 'AU';
}

/** One row of an endpoint table. */
export interface Endpoint {
  customer: 'On-demand' | 'Enterprise';
  /** `null` when the service chooses. */
  region: Environment['region'] | null;
  environment: Environment['id'] | null;
  /** Hosts that lead to the environment, any of which may be used; with provider tokens. */
  hosts: readonly string[];
}

/** The production environments. All are active; several may share the load of a region or take over from each other. */
export const environments = [
  {id: 'eu1', label: 'EU1', region: 'EU'},
  {id: 'eu2', label: 'EU2', region: 'EU'},
  {id: 'us1', label: 'US1', region: 'US'},
  {id: 'us2', label: 'US2', region: 'US'},
  {id: 'au1', label: 'AU1', region: 'AU'},
] as const satisfies readonly Environment[];

/** Hosts of the batch API. A region outside the contract is refused; the portal lists jobs of EU1 only. */
export const batchEndpoints: readonly Endpoint[] = [
  {customer: 'On-demand', region: null, environment: null, hosts: ['{{provider.batchHost}}']},
  {
    customer: 'Enterprise',
    region: 'EU',
    environment: 'eu1',
    hosts: ['eu.{{provider.batchHost}}', 'eu1.{{provider.batchHost}}', '{{provider.batchHost}}'],
  },
  {customer: 'Enterprise', region: 'EU', environment: 'eu2', hosts: ['eu2.{{provider.batchHost}}']},
  {
    customer: 'Enterprise',
    region: 'US',
    environment: 'us1',
    hosts: ['us.{{provider.batchHost}}', 'us1.{{provider.batchHost}}'],
  },
  {customer: 'Enterprise', region: 'US', environment: 'us2', hosts: ['us2.{{provider.batchHost}}']},
  {customer: 'Enterprise', region: 'AU', environment: 'au1', hosts: ['au1.{{provider.batchHost}}']},
];

/** Hosts of the real-time API. */
export const realtimeEndpoints: readonly Endpoint[] = [
  {customer: 'On-demand', region: 'EU', environment: 'eu2', hosts: ['eu2.{{provider.realtimeHost}}']},
  {customer: 'Enterprise', region: 'EU', environment: 'eu1', hosts: ['neu.{{provider.realtimeHost}}']},
  {customer: 'Enterprise', region: 'US', environment: 'us1', hosts: ['wus.{{provider.realtimeHost}}']},
];

/** The address that pages and samples use for each API; with provider tokens. */
export const apiAddresses = {
  batch: 'https://{{provider.batchHost}}/v2',
  discovery: 'https://{{provider.batchHost}}/v1/discovery/features',
  realtime: 'wss://eu2.{{provider.realtimeHost}}/v2',
  flow: 'wss://{{provider.flowHost}}/v1/flow',
  flowWebrtc: 'https://{{provider.flowHost}}/v1/flow/livekit',
  keys: 'https://{{provider.managementHost}}/v1/api_keys',
} as const;

/** Returns the name of an environment as readers see it. */
export function environmentLabel(id: Environment['id']): string {
  return environments.find((environment) => environment.id === id)?.label ?? id;
}
