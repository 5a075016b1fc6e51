/**
 * Every language that can be transcribed, with what works for it: automatic identification, the multilingual model,
 * 55 single languages, and 7 packs of two languages or more.
 *
 * Codes have two letters (ISO 639-1) or three (ISO 639-3); most packs have codes of their own. A code is not unique:
 * the Spanish pack shares `es` with Spanish and differs by its domain. Accents are examples: one pack covers many more.
 * An account's contract decides which languages it may use.
 */
import {provider} from '../provider';
import type {OutputLocaleCode} from './outputLocales';
import type {PunctuationSetId} from './punctuation';

/** `null` where the question does not arise, and where a pack makes no promise: pages leave the cell out. */
export type Support = boolean | null;

export type LanguageKind = 'automatic' | 'single' | 'pack';

export interface Language {
  /** Value of `transcription_config.language`. */
  code: string;
  name: string;
  kind: LanguageKind;
  /** Value of `transcription_config.domain` that selects the pack; `null` when it needs none. */
  domain: string | null;
  /** What a request puts into `transcription_config` to select this language. */
  config: {language: string; domain?: string; model?: string};
  batch: boolean;
  realtime: boolean;
  /** Accents and dialects that the pack is known to cover, among others. */
  accents: readonly string[];
  translateToEnglish: Support | 'by identified language';
  translateFromEnglish: Support | 'by identified language';
  /** Codes of further translation targets. */
  otherTargets: readonly string[];
  /** Whether the hosted service can identify the language. */
  languageIdSaas: Support | 'when expected';
  /** Whether the language-ID container can identify it: every language that the container does not exclude. */
  languageIdContainer: Support;
  /** Whether `enable_entities` adds entity metadata. */
  entityMetadata: Support;
  /** How well numbers, dates, and other entities are formatted; `null` when the identified language decides. */
  smartFormatting: 'dedicated' | 'best effort' | null;
  /** Whether swear words have the tag `profanity`. */
  profanityTags: Support;
  /** Whether hesitations have the tag `disfluency` and can be removed. */
  disfluencyTags: Support;
  /** Whether the domain `medical` exists, with the model `enhanced`. */
  medical: boolean;
  outputLocales: readonly OutputLocaleCode[];
  /** Which marks the transcript can contain. */
  punctuation: PunctuationSetId | null;
  chapters: Support;
  sentiment: Support;
  topics: Support;
  /** Whether a voice agent can speak it; `bilingual pack` when an agent speaks it together with English. */
  flowAgent: Support | 'bilingual pack';
  /** Names of the batch and real-time container images, without registry and tag. */
  onPremImages: readonly string[] | null;
  /** Group of the GPU inference image that serves the enhanced model. */
  gpuEnhancedGroup: 1 | 2 | 3 | 4 | 'Spanish server' | null;
  note: string | null;
}

/** What a row says that differs from its kind. */
type Own = Partial<Omit<Language, 'code' | 'name' | 'kind'>> & {
  /** Translated from and to English. */
  translatesWithEnglish?: boolean;
};

/** One language: everything works that works for most. */
function single(code: string, name: string, {translatesWithEnglish = false, ...own}: Own): Language {
  return {
    ...row(code, name, 'single'),
    translateToEnglish: code === 'en' ? null : translatesWithEnglish,
    translateFromEnglish: code === 'en' ? null : translatesWithEnglish,
    languageIdSaas: true,
    languageIdContainer: true,
    entityMetadata: false,
    profanityTags: false,
    disfluencyTags: false,
    chapters: true,
    sentiment: false,
    topics: false,
    flowAgent: false,
    onPremImages: [`batch-asr-transcriber-${code}`, `rt-asr-transcriber-${code}`],
    ...formatting(own),
    ...own,
  };
}

/** Two languages or more in one recording: features that a pack does not name are not promised. */
function pack(code: string, name: string, own: Own): Language {
  return {
    ...row(code, name, 'pack'),
    accents: [`all accents of ${name.replace(' bilingual', '').replace(' &', ' and')}`],
    note: 'For recordings and streams that mix both languages.',
    ...formatting(own),
    ...own,
  };
}

/** The languages that have entities are those whose formatting is their own. */
function formatting({entityMetadata}: Own): Pick<Language, 'smartFormatting'> {
  return {smartFormatting: entityMetadata ? 'dedicated' : 'best effort'};
}

function row(code: string, name: string, kind: LanguageKind): Language {
  return {
    code,
    name,
    kind,
    domain: null,
    config: {language: code},
    batch: true,
    realtime: true,
    accents: [],
    translateToEnglish: null,
    translateFromEnglish: null,
    otherTargets: [],
    languageIdSaas: null,
    languageIdContainer: null,
    entityMetadata: null,
    smartFormatting: 'best effort',
    profanityTags: null,
    disfluencyTags: null,
    medical: false,
    outputLocales: [],
    punctuation: 'western',
    chapters: null,
    sentiment: null,
    topics: null,
    flowAgent: null,
    onPremImages: null,
    gpuEnhancedGroup: null,
    note: null,
  };
}

/** All rows: automatic first, then by name. */
export const languages: readonly Language[] = [
  {
    ...row('auto', 'Automatic', 'automatic'),
    realtime: false,
    translateToEnglish: 'by identified language',
    translateFromEnglish: 'by identified language',
    smartFormatting: null,
    punctuation: null,
    note: 'Batch only. Resolves to the main spoken language; `output_locale` cannot be combined with it.',
  },
  {
    ...row('multi', 'Automatic, several languages', 'automatic'),
    config: {language: 'multi', model: provider.models.multilingual},
    realtime: false,
    translateToEnglish: false,
    translateFromEnglish: false,
    entityMetadata: false,
    smartFormatting: null,
    profanityTags: false,
    punctuation: null,
    chapters: false,
    sentiment: false,
    topics: false,
    note: `Batch only, with the model \`${provider.models.multilingual}\`. Finds every language of this table except packs, and switches inside a recording.`,
  },
  single('ar', 'Arabic', {
    accents: ['Modern Standard Arabic', 'Gulf', 'Egypt', 'Levant'],
    disfluencyTags: true,
    flowAgent: true,
    gpuEnhancedGroup: 4,
  }),
  pack('ar_en', 'Arabic & English bilingual', {
    medical: true,
    gpuEnhancedGroup: 3,
  }),
  single('ba', 'Bashkir', {gpuEnhancedGroup: 1}),
  single('eu', 'Basque', {gpuEnhancedGroup: 1}),
  single('be', 'Belarusian', {gpuEnhancedGroup: 1}),
  single('bn', 'Bengali', {languageIdSaas: false, chapters: false, gpuEnhancedGroup: 4}),
  single('bg', 'Bulgarian', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 2}),
  single('yue', 'Cantonese', {
    languageIdSaas: false,
    languageIdContainer: false,
    entityMetadata: true,
    punctuation: 'chinese',
    gpuEnhancedGroup: 4,
  }),
  single('ca', 'Catalan', {translatesWithEnglish: true, gpuEnhancedGroup: 3}),
  single('hr', 'Croatian', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 2}),
  single('cs', 'Czech', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 3}),
  single('da', 'Danish', {
    translatesWithEnglish: true,
    disfluencyTags: true,
    medical: true,
    flowAgent: true,
    gpuEnhancedGroup: 3,
  }),
  single('nl', 'Dutch', {
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    medical: true,
    flowAgent: true,
    gpuEnhancedGroup: 4,
  }),
  single('en', 'English', {
    accents: ['United Kingdom', 'United States', 'Australia', 'New Zealand', 'non-native speakers'],
    entityMetadata: true,
    profanityTags: true,
    disfluencyTags: true,
    medical: true,
    outputLocales: ['en-GB', 'en-US', 'en-AU'],
    sentiment: true,
    topics: true,
    flowAgent: true,
    gpuEnhancedGroup: 1,
    note: 'Set `output_locale` for consistent spelling.',
  }),
  single('eo', 'Esperanto', {languageIdSaas: false, languageIdContainer: false, gpuEnhancedGroup: 1}),
  single('et', 'Estonian', {translatesWithEnglish: true, gpuEnhancedGroup: 2}),
  single('fi', 'Finnish', {translatesWithEnglish: true, medical: true, flowAgent: true, gpuEnhancedGroup: 3}),
  single('fr', 'French', {
    accents: ['France', 'Canada', 'Belgium'],
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    medical: true,
    flowAgent: true,
    gpuEnhancedGroup: 4,
  }),
  single('gl', 'Galician', {translatesWithEnglish: true, gpuEnhancedGroup: 2}),
  single('de', 'German', {
    accents: ['Germany', 'Austria', 'Switzerland'],
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    medical: true,
    flowAgent: true,
    gpuEnhancedGroup: 3,
  }),
  single('el', 'Greek', {translatesWithEnglish: true, disfluencyTags: true, flowAgent: true, gpuEnhancedGroup: 3}),
  single('he', 'Hebrew', {disfluencyTags: true, gpuEnhancedGroup: 3}),
  single('hi', 'Hindi', {
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    punctuation: 'hindi',
    flowAgent: true,
    gpuEnhancedGroup: 3,
  }),
  single('hu', 'Hungarian', {translatesWithEnglish: true, disfluencyTags: true, flowAgent: true, gpuEnhancedGroup: 3}),
  single('id', 'Indonesian', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 2}),
  single('ia', 'Interlingua', {languageIdSaas: false, languageIdContainer: false, gpuEnhancedGroup: 2}),
  single('ga', 'Irish', {languageIdSaas: false, chapters: false, gpuEnhancedGroup: 1}),
  single('it', 'Italian', {
    translatesWithEnglish: true,
    entityMetadata: true,
    profanityTags: true,
    disfluencyTags: true,
    flowAgent: true,
    gpuEnhancedGroup: 3,
  }),
  single('ja', 'Japanese', {
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    punctuation: 'japanese',
    flowAgent: true,
    gpuEnhancedGroup: 4,
    note: 'In the custom dictionary, `sounds_like` accepts full-width Hiragana or Katakana only.',
  }),
  single('ko', 'Korean', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 3}),
  single('lv', 'Latvian', {translatesWithEnglish: true, gpuEnhancedGroup: 2}),
  single('lt', 'Lithuanian', {translatesWithEnglish: true, gpuEnhancedGroup: 2}),
  single('ms', 'Malay', {translatesWithEnglish: true, gpuEnhancedGroup: 3}),
  pack('en_ms', 'Malay & English bilingual', {
    flowAgent: 'bilingual pack',
    gpuEnhancedGroup: 1,
  }),
  single('mt', 'Maltese', {languageIdSaas: false, chapters: false, gpuEnhancedGroup: 4}),
  single('cmn', 'Mandarin', {
    accents: ['China', 'Taiwan', 'Singapore', 'Malaysia'],
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    outputLocales: ['cmn-Hans', 'cmn-Hant'],
    punctuation: 'chinese',
    gpuEnhancedGroup: 4,
    note: 'Choose Simplified (the default) or Traditional characters with `output_locale`.',
  }),
  pack('cmn_en', 'Mandarin & English bilingual', {
    entityMetadata: true,
    punctuation: null,
    flowAgent: 'bilingual pack',
    gpuEnhancedGroup: 1,
  }),
  pack('cmn_en_ms_ta', 'Mandarin, Malay, Tamil, & English', {
    accents: ['all accents of Mandarin, Malay, Tamil, and English'],
    entityMetadata: true,
    punctuation: null,
    gpuEnhancedGroup: 1,
    note: 'For recordings and streams that mix these four languages.',
  }),
  single('mr', 'Marathi', {gpuEnhancedGroup: 1}),
  single('mn', 'Mongolian', {gpuEnhancedGroup: 1}),
  single('no', 'Norwegian', {
    translatesWithEnglish: true,
    otherTargets: ['nn'],
    entityMetadata: true,
    medical: true,
    flowAgent: true,
    gpuEnhancedGroup: 4,
    note: 'Bokmål. Translation to Nynorsk (`nn`) works in batch only.',
  }),
  single('fa', 'Persian', {gpuEnhancedGroup: 2}),
  single('pl', 'Polish', {translatesWithEnglish: true, disfluencyTags: true, flowAgent: true, gpuEnhancedGroup: 4}),
  single('pt', 'Portuguese', {
    accents: ['Portugal', 'Brazil'],
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    flowAgent: true,
    gpuEnhancedGroup: 4,
  }),
  single('ro', 'Romanian', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 2}),
  single('ru', 'Russian', {
    translatesWithEnglish: true,
    entityMetadata: true,
    disfluencyTags: true,
    flowAgent: true,
    gpuEnhancedGroup: 4,
  }),
  single('sk', 'Slovak', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 2}),
  single('sl', 'Slovenian', {translatesWithEnglish: true, gpuEnhancedGroup: 2}),
  single('es', 'Spanish', {
    accents: ['Spain', 'US', 'Mexico', 'Colombia', 'Argentina', 'Venezuela', 'Chile', 'Peru'],
    translatesWithEnglish: true,
    entityMetadata: true,
    profanityTags: true,
    disfluencyTags: true,
    medical: true,
    gpuEnhancedGroup: 2,
  }),
  pack('es', 'Spanish & English bilingual', {
    domain: 'bilingual-en',
    config: {language: 'es', domain: 'bilingual-en'},
    onPremImages: ['batch-asr-transcriber-es-bilingual-en', 'rt-asr-transcriber-es-bilingual-en'],
    flowAgent: 'bilingual pack',
    gpuEnhancedGroup: 'Spanish server',
    note: 'For recordings and streams that mix both languages. On-premises, GPU inference only.',
  }),
  single('sw', 'Swahili', {languageIdSaas: false, chapters: false, gpuEnhancedGroup: 3}),
  single('sv', 'Swedish', {
    translatesWithEnglish: true,
    entityMetadata: true,
    medical: true,
    flowAgent: true,
    gpuEnhancedGroup: 3,
  }),
  pack('tl', 'Tagalog (Filipino) & English bilingual', {
    accents: ['all accents of English'],
    gpuEnhancedGroup: 2,
    note: 'For Tagalog mixed with English. There is no pack for Tagalog alone.',
    languageIdSaas: false,
  }),
  single('ta', 'Tamil', {gpuEnhancedGroup: 1}),
  pack('en_ta', 'Tamil & English bilingual', {
    entityMetadata: true,
    flowAgent: 'bilingual pack',
    gpuEnhancedGroup: 1,
  }),
  single('th', 'Thai', {flowAgent: true, gpuEnhancedGroup: 4}),
  single('tr', 'Turkish', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 1}),
  single('uk', 'Ukrainian', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 1}),
  single('ur', 'Urdu', {languageIdSaas: false, chapters: false, gpuEnhancedGroup: 2}),
  single('ug', 'Uyghur', {languageIdSaas: false, languageIdContainer: false, gpuEnhancedGroup: 1}),
  single('vi', 'Vietnamese', {translatesWithEnglish: true, flowAgent: true, gpuEnhancedGroup: 4}),
  single('cy', 'Welsh', {
    languageIdSaas: 'when expected',
    gpuEnhancedGroup: 1,
    note: 'Language identification considers Welsh only when `expected_languages` lists `cy`.',
  }),
];

/** Returns a name for the row that is unique, stable, and fit for addresses: `es`, `es-bilingual-en`, `en_ms`. */
export function languageKey(language: Pick<Language, 'code' | 'domain'>): string {
  return language.domain === null ? language.code : `${language.code}-${language.domain}`;
}

/** Returns the row of a code and, for the Spanish pack, its domain; `undefined` when no language has them. */
export function findLanguage(code: string, domain: string | null = null): Language | undefined {
  return languages.find((language) => language.code === code && language.domain === domain);
}
