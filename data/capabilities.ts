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
  batch: boolean;
  realtime: boolean;
  /** Works on the hosted service. */
  saas: boolean;
  /** Works in containers; the note says which, where it is not the speech-to-text container. */
  onPrem: boolean;
  /** What the four flags leave out. */
  note?: string;
  notePage?: PageAddress;
  page: PageAddress;
}

/** Adds the defaults of most features: they work everywhere. */
const feature = (page: PageAddress, own: Partial<Capability> = {}): Capability => ({
  batch: true,
  realtime: true,
  saas: true,
  onPrem: true,
  ...own,
  page,
});

/** All features, by id. */
export const capabilities = {
  'accuracy-language-packs': feature('/speech-to-text/features/accuracy-language-packs', {
    note: 'On-premises, Spanish with English only with GPU inference.',
    notePage: '/deployments/#gpu',
  }),
  alignment: feature('/speech-to-text/batch/alignment', {realtime: false, onPrem: false}),
  'audio-events': feature('/speech-to-text/features/audio-events', {
    note: 'On-premises, only with GPU inference.',
    notePage: '/deployments/#gpu',
  }),
  'audio-filtering': feature('/speech-to-text/features/audio-filtering'),
  'auto-chapters': feature('/speech-to-text/batch/speech-intelligence/auto-chapters/', {
    realtime: false,
    onPrem: false,
  }),
  'custom-dictionary': feature('/speech-to-text/features/custom-dictionary'),
  diarization: feature('/speech-to-text/output-enhancements/diarization'),
  'disfluencies-word-replacement': feature('/speech-to-text/output-enhancements/output-formatting'),
  'end-of-turn': feature('/speech-to-text/real-time/end-of-turn', {batch: false}),
  'feature-discovery': feature('/speech-to-text/features/feature-discovery', {realtime: false, onPrem: false}),
  'fetch-url': feature('/speech-to-text/batch/fetch-url', {realtime: false}),
  'language-identification': feature('/speech-to-text/batch/language-identification', {
    realtime: false,
    note: 'On-premises, with the language ID container.',
    notePage: '/deployments/container/language-id',
  }),
  notifications: feature('/speech-to-text/batch/notifications', {realtime: false}),
  'numeral-formatting': feature('/speech-to-text/output-enhancements/numeral-formatting'),
  'punctuation-settings': feature('/speech-to-text/output-enhancements/punctuation-settings'),
  'sentiment-analysis': feature('/speech-to-text/batch/speech-intelligence/sentiment-analysis/', {realtime: false}),
  'speaker-identification': feature('/speech-to-text/output-enhancements/diarization', {
    name: 'Speaker identification',
  }),
  summarization: feature('/speech-to-text/batch/speech-intelligence/summarization/', {
    languagesText: 'Not all',
    realtime: false,
    onPrem: false,
  }),
  'topic-detection': feature('/speech-to-text/batch/speech-intelligence/topic-detection/', {
    realtime: false,
    onPrem: false,
  }),
  tracking: feature('/speech-to-text/batch/tracking', {realtime: false}),
  translation: feature('/speech-to-text/translation', {
    note: 'On-premises, with the translation container.',
    notePage: '/deployments/container/translation',
  }),
} satisfies Record<string, Capability>;

export type CapabilityId = keyof typeof capabilities;

export const capabilityIds = Object.keys(capabilities) as CapabilityId[];
