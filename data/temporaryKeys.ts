/**
 * The request that creates a temporary key: `POST /v1/api_keys` on the management host with an API key.
 *
 * The response contains `key_value`, the key, and `apikey_id`, which is `null`. A temporary key is used like an API key;
 * browsers send it in the query parameter `jwt` of the real-time address. The limits of `ttl` are in limits.ts.
 */
export interface KeyParameter {
  in: 'query' | 'body';
  name: string;
  type: 'string' | 'integer';
  required: boolean;
  default: string | null;
  /** Still accepted, without an effect. */
  deprecated?: true;
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
    meaning: 'The API that accepts the key: batch, real time (`rt`), or voice agents (`flow`).',
  },
  {
    in: 'body',
    name: 'ttl',
    type: 'integer',
    required: true,
    default: null,
    values: [],
    meaning: 'Lifetime in seconds.',
  },
  {
    in: 'body',
    name: 'client_ref',
    type: 'string',
    required: false,
    default: null,
    values: [],
    meaning: 'Your name for the user of a batch key. Ignored for other types.',
  },
  {
    in: 'body',
    name: 'region',
    type: 'string',
    required: false,
    default: 'eu',
    values: ['eu', 'usa', 'au'],
    deprecated: true,
    meaning: 'Without an effect, because a key works in every region.',
  },
];
