/** The models: values of `transcription_config.model`, with what each is for and what it can do. */
import {provider} from '../provider';

export interface Model {
  /** Value of `model`. */
  id: string;
  name: string;
  /** Used when the request contains none. */
  isDefault: boolean;
  /** What it is for. */
  summary: string;
  accuracy: string;
  turnaround: string;
  batch: boolean;
  realtime: boolean;
  /** Values of `language` that it accepts. */
  languages: string;
  /** Hosted environments. */
  regions: string;
  /** Whether it has custom dictionary, formatting options, speaker identification, translation, and speech intelligence. */
  hasAllFeatures: boolean;
}

const everywhere = 'EU1, US1, AU1; real time in EU1 and US1';

const rows = [
  {
    id: 'enhanced',
    name: 'Enhanced',
    isDefault: false,
    summary: 'The highest accuracy, for captions, public content, noise, and varied accents.',
    accuracy: 'Highest',
    turnaround: 'Fast',
    batch: true,
    realtime: true,
    languages: 'One language or pack; `auto` in batch',
    regions: everywhere,
    hasAllFeatures: true,
  },
  {
    id: 'standard',
    name: 'Standard',
    isDefault: true,
    summary: 'High accuracy when throughput or latency matters most.',
    accuracy: 'High',
    turnaround: 'Fastest',
    batch: true,
    realtime: true,
    languages: 'One language or pack; `auto` in batch',
    regions: everywhere,
    hasAllFeatures: true,
  },
  {
    id: provider.models.multilingual,
    name: 'Multilingual',
    isDefault: false,
    summary: 'Several languages in one recording, found automatically. Early access, in EU1 and US1.',
    accuracy: 'High',
    turnaround: 'Fastest',
    batch: true,
    realtime: false,
    languages: '`multi`',
    regions: 'EU1, US1',
    hasAllFeatures: false,
  },
] as const satisfies readonly Model[];

/** All models, the most accurate first. */
export const models: readonly Model[] = rows;
