import type {Provider} from '../../../provider';

/** What the packages read of provider.ts; the other names and links would enlarge what browsers load. */
export const PROVIDER_FIELDS = [
  'name',
  'slug',
  'siteUrl',
  'batchHost',
  'realtimeHost',
  'flowHost',
  'managementHost',
  'headerPrefix',
  'models',
  'sampleAudioUrl',
  'emulatorPackage',
  'emulatorVersion',
] as const satisfies readonly (keyof Provider)[];
