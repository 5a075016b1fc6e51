/**
 * Every language that can be transcribed, with what works for it: automatic identification, the multilingual model,
 * 55 single languages, and 7 packs of two languages or more.
 *
 * Codes have two letters (ISO 639-1) or three (ISO 639-3); most packs have codes of their own. A code is not unique:
 * the Spanish pack shares `es` with Spanish and differs by its domain. Accents are examples: one pack covers many more.
 * An account's contract decides which languages it may use.
 */
import {provider} from '../provider';
import {type OutputLocaleCode, outputLocales} from './outputLocales';
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

/** What a row says that differs from its kind and from the lists. */
type Own = Partial<Omit<Language, 'code' | 'name' | 'kind'>>;

const codes = (text: string) => new Set(text.split(' '));

/** Translated from English, and to it. */
const TRANSLATED = codes(
  'bg ca hr cs da nl et fi fr gl de el hi hu id it ja ko lv lt ms cmn no pl pt ro ru sk sl es sv tr uk vi',
);
const WITH_ENTITIES = codes('yue nl en fr de hi it ja cmn cmn_en cmn_en_ms_ta no pt ru es sv en_ta');
const WITH_DISFLUENCIES = codes('ar da nl en fr de el he hi hu it ja cmn pl pt ru es');
const WITH_PROFANITIES = codes('en it es');
const MEDICAL = codes('ar_en da nl en fi fr de no es sv');
const SPOKEN_BY_AGENTS = codes('ar bg hr cs da nl en fi fr de el hi hu id it ja ko no pl pt ro ru sk sv th tr uk vi');
const NOT_IDENTIFIED = codes('bn yue eo ia ga mt sw ur ug');
const NOT_IDENTIFIED_BY_CONTAINER = codes('yue eo ia ug');
const WITHOUT_CHAPTERS = codes('bn ga mt sw ur');
/** Sentiment, and topics. */
const ANALYZED = codes('en');
/** Which GPU image has the enhanced model. */
const GPU_GROUPS = {
  1: codes('ba eu be en eo ga en_ms cmn_en cmn_en_ms_ta mr mn ta en_ta tr uk ug cy'),
  2: codes('bg hr et gl id ia lv lt fa ro sk sl es tl ur'),
  3: codes('ar_en ca cs da fi de el he hi hu it ko ms sw sv'),
  4: codes('ar bn yue nl fr ja mt cmn no pl pt ru th vi'),
};

const imagesOf = (key: string) => [`batch-asr-transcriber-${key}`, `rt-asr-transcriber-${key}`];

function single(code: string, name: string, own: Own = {}): Language {
  const isTranslated = code === 'en' ? null : TRANSLATED.has(code);
  return {
    ...row(code, name, 'single'),
    translateToEnglish: isTranslated,
    translateFromEnglish: isTranslated,
    languageIdSaas: !NOT_IDENTIFIED.has(code),
    languageIdContainer: !NOT_IDENTIFIED_BY_CONTAINER.has(code),
    entityMetadata: WITH_ENTITIES.has(code),
    profanityTags: WITH_PROFANITIES.has(code),
    disfluencyTags: WITH_DISFLUENCIES.has(code),
    outputLocales: outputLocales.filter(({language}) => language === code).map((locale) => locale.code),
    chapters: !WITHOUT_CHAPTERS.has(code),
    sentiment: ANALYZED.has(code),
    topics: ANALYZED.has(code),
    flowAgent: SPOKEN_BY_AGENTS.has(code),
    onPremImages: imagesOf(code),
    ...own,
  };
}

/** Two languages or more in one recording: features that a pack does not name are not promised. */
function pack(code: string, name: string, own: Own = {}): Language {
  const key = languageKey({code, domain: own.domain ?? null});
  return {
    ...row(code, name, 'pack', key),
    accents: [`all accents of ${name.replace(' bilingual', '').replace(' &', ' and')}`],
    entityMetadata: WITH_ENTITIES.has(key) || null,
    note: 'For recordings and streams that mix both languages.',
    ...own,
  };
}

/** What is the same for every kind. The languages that have entities are those whose formatting is their own. */
function row(code: string, name: string, kind: LanguageKind, key = code): Language {
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
    smartFormatting: WITH_ENTITIES.has(key) ? 'dedicated' : 'best effort',
    profanityTags: null,
    disfluencyTags: null,
    medical: MEDICAL.has(key),
    outputLocales: [],
    punctuation: 'western',
    chapters: null,
    sentiment: null,
    topics: null,
    flowAgent: null,
    onPremImages: null,
    gpuEnhancedGroup: ([1, 2, 3, 4] as const).find((group) => GPU_GROUPS[group].has(key)) ?? null,
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
  single('ar', 'Arabic', {accents: ['Modern Standard Arabic', 'Gulf', 'Egypt', 'Levant']}),
  pack('ar_en', 'Arabic & English bilingual'),
  single('ba', 'Bashkir'),
  single('eu', 'Basque'),
  single('be', 'Belarusian'),
  single('bn', 'Bengali'),
  single('bg', 'Bulgarian'),
  single('yue', 'Cantonese', {punctuation: 'chinese'}),
  single('ca', 'Catalan'),
  single('hr', 'Croatian'),
  single('cs', 'Czech'),
  single('da', 'Danish'),
  single('nl', 'Dutch'),
  single('en', 'English', {
    accents: ['United Kingdom', 'United States', 'Australia', 'New Zealand', 'non-native speakers'],
    note: 'Set `output_locale` for consistent spelling.',
  }),
  single('eo', 'Esperanto'),
  single('et', 'Estonian'),
  single('fi', 'Finnish'),
  single('fr', 'French', {accents: ['France', 'Canada', 'Belgium']}),
  single('gl', 'Galician'),
  single('de', 'German', {accents: ['Germany', 'Austria', 'Switzerland']}),
  single('el', 'Greek'),
  single('he', 'Hebrew'),
  single('hi', 'Hindi', {punctuation: 'hindi'}),
  single('hu', 'Hungarian'),
  single('id', 'Indonesian'),
  single('ia', 'Interlingua'),
  single('ga', 'Irish'),
  single('it', 'Italian'),
  single('ja', 'Japanese', {
    punctuation: 'japanese',
    note: 'In the custom dictionary, `sounds_like` accepts full-width Hiragana or Katakana only.',
  }),
  single('ko', 'Korean'),
  single('lv', 'Latvian'),
  single('lt', 'Lithuanian'),
  single('ms', 'Malay'),
  pack('en_ms', 'Malay & English bilingual', {flowAgent: 'bilingual pack'}),
  single('mt', 'Maltese'),
  single('cmn', 'Mandarin', {
    accents: ['China', 'Taiwan', 'Singapore', 'Malaysia'],
    punctuation: 'chinese',
    note: 'Choose Simplified (the default) or Traditional characters with `output_locale`.',
  }),
  pack('cmn_en', 'Mandarin & English bilingual', {punctuation: null, flowAgent: 'bilingual pack'}),
  pack('cmn_en_ms_ta', 'Mandarin, Malay, Tamil, & English', {
    accents: ['all accents of Mandarin, Malay, Tamil, and English'],
    punctuation: null,
    note: 'For recordings and streams that mix these four languages.',
  }),
  single('mr', 'Marathi'),
  single('mn', 'Mongolian'),
  single('no', 'Norwegian', {otherTargets: ['nn'], note: 'Bokmål. Translation to Nynorsk (`nn`) works in batch only.'}),
  single('fa', 'Persian'),
  single('pl', 'Polish'),
  single('pt', 'Portuguese', {accents: ['Portugal', 'Brazil']}),
  single('ro', 'Romanian'),
  single('ru', 'Russian'),
  single('sk', 'Slovak'),
  single('sl', 'Slovenian'),
  single('es', 'Spanish', {accents: ['Spain', 'US', 'Mexico', 'Colombia', 'Argentina', 'Venezuela', 'Chile', 'Peru']}),
  pack('es', 'Spanish & English bilingual', {
    domain: 'bilingual-en',
    config: {language: 'es', domain: 'bilingual-en'},
    onPremImages: imagesOf('es-bilingual-en'),
    flowAgent: 'bilingual pack',
    gpuEnhancedGroup: 'Spanish server',
    note: 'For recordings and streams that mix both languages. On-premises, GPU inference only.',
  }),
  single('sw', 'Swahili'),
  single('sv', 'Swedish'),
  pack('tl', 'Tagalog (Filipino) & English bilingual', {
    accents: ['all accents of English'],
    note: 'For Tagalog mixed with English. There is no pack for Tagalog alone.',
    languageIdSaas: false,
  }),
  single('ta', 'Tamil'),
  pack('en_ta', 'Tamil & English bilingual', {flowAgent: 'bilingual pack'}),
  single('th', 'Thai'),
  single('tr', 'Turkish'),
  single('uk', 'Ukrainian'),
  single('ur', 'Urdu'),
  single('ug', 'Uyghur'),
  single('vi', 'Vietnamese'),
  single('cy', 'Welsh', {
    languageIdSaas: 'when expected',
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
