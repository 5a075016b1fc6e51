/**
 * The call that makes a temporary key: `POST` to `apiAddresses.keys` with a long-lived key. It is part of no contract.
 *
 * The answer holds `key_value`, the key, and `apikey_id`, which is `null`. A temporary key goes where a long-lived one
 * would; browsers put it into the query parameter `jwt` of the real-time address. The limits of `ttl` are in limits.ts.
 */
export interface KeyParameter {
  in: 'query' | 'body';
  name: string;
  type: 'string' | 'integer';
  required: boolean;
  default: string | null;
  /** Accepted values; empty where any value of the type is. */
  values: readonly string[];
  meaning: string;
}

/** Everything that the call accepts. */
export const keyParameters: readonly KeyParameter[] = [
  {
    in: 'query',
    name: 'type',
    type: 'string',
    required: false,
    default: 'batch',
    values: ['batch', 'rt', 'flow'],
    meaning: 'The API that the key opens: batch, real-time (`rt`) or voice agents (`flow`).',
  },
  {
    in: 'body',
    name: 'ttl',
    type: 'integer',
    required: true,
    default: null,
    values: [],
    meaning: 'Lifetime in seconds. Choose the shortest that serves.',
  },
  {
    in: 'body',
    name: 'client_ref',
    type: 'string',
    required: false,
    default: null,
    values: [],
    meaning:
      'Batch only; ignored for other types. The key creates and reads only jobs with this reference. ' +
      'Set it whenever a batch key reaches a browser: without it, the key can read and delete any job.',
  },
  {
    in: 'body',
    name: 'region',
    type: 'string',
    required: false,
    default: 'eu',
    values: ['eu', 'usa', 'au'],
    meaning: 'Region where the key is valid, for enterprise customers. `au` exists for batch only.',
  },
];
