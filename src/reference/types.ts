/** Shapes that the reference passes around. Wire shapes keep the contract's spelling. */

/** A JSON Schema as the contracts write it: any key can be absent. */
export interface Schema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
  contentMediaType?: string;
  contentSchema?: Schema;
  'x-enum-descriptions'?: Record<string, string>;
  'x-known-values'?: Record<string, string>;
  'x-since'?: string;
  'x-changed'?: string;
  'x-deprecated-since'?: string;
  'x-removed-on'?: string;
  'x-use-instead'?: string;
  'x-soft-max-items'?: number;
  [keyword: string]: unknown;
}

/** A value of a closed or open list. */
export interface Value {
  value: string;
  meaning?: string;
}

/** One of several shapes that a field may have. */
export interface Variant {
  /** Anchor on the page that shows it; set by `anchor()`. */
  id: string;
  /** Named schema of the shape. */
  schema?: string;
  title: string;
  type: string;
  description?: string;
  fields: FieldNode[];
  values: Value[];
}

/** A field as readers see it: everything that a schema says about one name. */
export interface FieldNode {
  name: string;
  /** Anchor on the page that shows it; set by `anchor()`. */
  id: string;
  /** The type in words: `array of string`, `object`, `string or null`. */
  type: string;
  required: boolean;
  /** The part of a request that it is sent in, where fields of several parts are in one tree: `query`, `body`. */
  place?: string | undefined;
  description?: string;
  default?: unknown;
  constant?: unknown;
  /** Closed list of values. */
  values: Value[];
  /** Values seen so far of an open list. */
  known: Value[];
  /** Bounds in words: `0.7–4.0`, `at most 5 items`. */
  bounds: string[];
  examples: unknown[];
  since?: string;
  changed?: string;
  deprecatedSince?: string;
  removedOn?: string;
  useInstead?: string;
  isDeprecated: boolean;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  /** A response can contain `null` where nothing was set. */
  isNullInResponses: boolean;
  /** A response leaves the field out when it is empty. */
  isOmittedWhenEmpty: boolean;
  /** More items are accepted, but the feature then fails. */
  maxUsefulItems?: number | undefined;
  /** Named schema that the field, or the items of the field, follows. */
  schema?: string;
  children: FieldNode[];
  variants: Variant[];
  /** The field contains itself: its children are at the named schema already. */
  isRecursive: boolean;
}

/** Attributes that an author gave to an element; all are strings. */
export type Attributes = Record<string, string | undefined>;
