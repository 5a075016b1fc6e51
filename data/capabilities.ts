/**
 * Where each feature works: by way of processing (batch, real-time) and by deployment (SaaS, on-premises).
 *
 * Badge rows on the feature pages and the table on the deployments page read this file.
 */
import type {PageAddress, RoutePath} from './routes';

export interface Capability {
  /** Name as readers see it. */
  name: string;
  /** Works on recorded files. */
  batch: boolean;
  /** Works on live streams. */
  realtime: boolean;
  /** Works on the hosted service. */
  saas: boolean;
  /** Works in the speech-to-text containers. */
  onPrem: boolean;
  /** What the four answers leave out. */
  note?: string;
  /** The page that the note points at. */
  notePage?: PageAddress;
  /** The page that explains the feature. */
  page: RoutePath;
}

/** All features, by id, in the order of the alphabet. */
export const capabilities = {
  'accuracy-language-packs': {
    name: 'Accuracy language packs',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/features/accuracy-language-packs',
  },
  alignment: {
    name: 'Alignment',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    note: 'Support enables it for your account.',
    page: '/speech-to-text/batch/alignment',
  },
  'audio-events': {
    name: 'Audio events',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    note: 'On-premises, only with the GPU operating points.',
    notePage: '/deployments/container/cpu-speech-to-text-container',
    page: '/speech-to-text/features/audio-events',
  },
  'audio-filtering': {
    name: 'Audio filtering',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/features/audio-filtering',
  },
  'auto-chapters': {
    name: 'Auto chapters',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/batch/speech-intelligence/auto-chapters/',
  },
  'custom-dictionary': {
    name: 'Custom dictionary',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/features/custom-dictionary',
  },
  diarization: {
    name: 'Diarization',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    note: 'Channel diarization is batch only.',
    notePage: '/speech-to-text/output-enhancements/diarization#channel-diarization',
    page: '/speech-to-text/output-enhancements/diarization',
  },
  'disfluencies-word-replacement': {
    name: 'Disfluencies and word replacement',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/output-formatting',
  },
  'end-of-turn': {
    name: 'End of turn',
    batch: false,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/real-time/end-of-turn',
  },
  'feature-discovery': {
    name: 'Feature discovery',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: false,
    note: 'The answer describes batch capabilities only.',
    page: '/speech-to-text/features/feature-discovery',
  },
  'fetch-url': {
    name: 'Fetch URL',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/fetch-url',
  },
  'language-identification': {
    name: 'Language identification',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    note: 'On-premises, a container of its own identifies the language.',
    notePage: '/deployments/container/language-id',
    page: '/speech-to-text/batch/language-identification',
  },
  notifications: {
    name: 'Notifications',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/notifications',
  },
  'numeral-formatting': {
    name: 'Numeral formatting',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/numeral-formatting',
  },
  'punctuation-settings': {
    name: 'Punctuation settings',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/punctuation-settings',
  },
  'sentiment-analysis': {
    name: 'Sentiment analysis',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    note: 'English only.',
    page: '/speech-to-text/batch/speech-intelligence/sentiment-analysis/',
  },
  summarization: {
    name: 'Summarization',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/batch/speech-intelligence/summarization/',
  },
  'topic-detection': {
    name: 'Topic detection',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    note: 'English only.',
    page: '/speech-to-text/batch/speech-intelligence/topic-detection/',
  },
  tracking: {
    name: 'Tracking',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/tracking',
  },
  translation: {
    name: 'Translation',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    note: 'On-premises, with the translation container.',
    notePage: '/deployments/container/translation',
    page: '/speech-to-text/translation',
  },
} as const satisfies Record<string, Capability>;

export type CapabilityId = keyof typeof capabilities;

/** The ids in the order of the file. */
export const capabilityIds = Object.keys(capabilities) as CapabilityId[];

/** Returns one feature with its optional members typed, which the literal table leaves out where they are absent. */
export function capability(id: CapabilityId): Capability {
  return capabilities[id];
}

/** Returns the features that a page explains: the badge row of that page. */
export function capabilitiesOn(page: string): readonly Capability[] {
  return capabilityIds.map(capability).filter((feature) => feature.page === page);
}
