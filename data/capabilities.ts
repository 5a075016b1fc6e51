/**
 * Where each feature works: by mode (batch, real time) and by deployment (hosted, on-premises).
 *
 * The strips on the feature pages and the table on the deployments page read this file.
 */
import type {PageAddress} from './pageAddress';

export interface Capability {
  /** Name as readers see it, for a feature that shares its page; others are called like their page. */
  name?: string;
  /** The languages in words, where a count would mislead. */
  languagesText?: string;
  /** Works on recorded files. */
  batch: boolean;
  /** Works on live streams. */
  realtime: boolean;
  /** Works on the hosted service. */
  saas: boolean;
  /** Works in containers; the note says which, where it is not the speech-to-text container. */
  onPrem: boolean;
  /** What the four flags leave out. */
  note?: string;
  /** The page that the note links to. */
  notePage?: PageAddress;
  /** The page that explains the feature. */
  page: PageAddress;
}

/** All features, by id. */
export const capabilities = {
  'accuracy-language-packs': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    note: 'On-premises, Spanish with English only with GPU inference.',
    notePage: '/deployments/#gpu',
    page: '/speech-to-text/features/accuracy-language-packs',
  },
  alignment: {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/batch/alignment',
  },
  'audio-events': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    note: 'On-premises, only with GPU inference.',
    notePage: '/deployments/#gpu',
    page: '/speech-to-text/features/audio-events',
  },
  'audio-filtering': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/features/audio-filtering',
  },
  'auto-chapters': {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/batch/speech-intelligence/auto-chapters/',
  },
  'custom-dictionary': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/features/custom-dictionary',
  },
  diarization: {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/diarization',
  },
  'disfluencies-word-replacement': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/output-formatting',
  },
  'end-of-turn': {
    batch: false,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/real-time/end-of-turn',
  },
  'feature-discovery': {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/features/feature-discovery',
  },
  'fetch-url': {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/fetch-url',
  },
  'language-identification': {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    note: 'On-premises, with the language ID container.',
    notePage: '/deployments/container/language-id',
    page: '/speech-to-text/batch/language-identification',
  },
  notifications: {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/notifications',
  },
  'numeral-formatting': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/numeral-formatting',
  },
  'punctuation-settings': {
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/punctuation-settings',
  },
  'sentiment-analysis': {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/speech-intelligence/sentiment-analysis/',
  },
  'speaker-identification': {
    name: 'Speaker identification',
    batch: true,
    realtime: true,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/output-enhancements/diarization',
  },
  summarization: {
    languagesText: 'Not all',
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/batch/speech-intelligence/summarization/',
  },
  'topic-detection': {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: false,
    page: '/speech-to-text/batch/speech-intelligence/topic-detection/',
  },
  tracking: {
    batch: true,
    realtime: false,
    saas: true,
    onPrem: true,
    page: '/speech-to-text/batch/tracking',
  },
  translation: {
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
