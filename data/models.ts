/** The models: values of `transcription_config.model`, with what each is for and what it can do. */
import {provider} from '../provider';

export interface Model {
  /** Value of `model`. */
  id: string;
  /** Used when the request contains none. */
  isDefault: boolean;
  summary: string;
  realtime: boolean;
  languages: string;
}

/** All models, the most accurate first. */
export const models: readonly Model[] = [
  {
    id: 'enhanced',
    isDefault: false,
    summary: 'The highest accuracy, for captions, public content, noise, and varied accents.',
    realtime: true,
    languages: 'One language or pack; `auto` in batch',
  },
  {
    id: 'standard',
    isDefault: true,
    summary: 'High accuracy when throughput or latency matters most.',
    realtime: true,
    languages: 'One language or pack; `auto` in batch',
  },
  {
    id: provider.models.multilingual,
    isDefault: false,
    summary: 'Several languages in one recording, found automatically. Early access, in EU1 and US1.',
    realtime: false,
    languages: '`multi`',
  },
];
