/**
 * The two accuracy tiers of the models. Input, output and features are the same at both; model and price differ.
 *
 * In real time, `max_delay` sets the latency of both, not the operating point.
 */
export interface OperatingPoint {
  id: string;
  name: string;
  /** Used when the request names none. */
  isDefault: boolean;
  summary: string;
  batch: string;
  realtime: string;
}

const rows = [
  {
    id: 'standard',
    name: 'Standard',
    isDefault: true,
    summary: 'Good accuracy at the lowest cost.',
    batch: 'Faster turnaround with strong accuracy: compliance checks, routine files.',
    realtime: 'Fast and efficient; fits most uses.',
  },
  {
    id: 'enhanced',
    name: 'Enhanced',
    isDefault: false,
    summary: 'The highest accuracy.',
    batch: 'Highest accuracy: captions, content for the public.',
    realtime: 'Better with noise and varied accents; takes slightly more resources.',
  },
] as const satisfies readonly OperatingPoint[];

export type OperatingPointId = (typeof rows)[number]['id'];

/** Both tiers, the default first. */
export const operatingPoints: readonly (OperatingPoint & {id: OperatingPointId})[] = rows;
