/**
 * Spellings and scripts that `output_locale` can ask for.
 *
 * Only two languages have them. The setting cannot be combined with automatic language: such a request returns 400.
 */
interface OutputLocale {
  code: string;
  /** Code of the language that the locale belongs to. */
  language: string;
  /** What the transcript is written in. */
  name: string;
  /** Used when the request names no locale. English has no default: spelling may then vary inside one transcript. */
  isDefault: boolean;
}

export const outputLocales = [
  {code: 'en-GB', language: 'en', name: 'British English spelling', isDefault: false},
  {code: 'en-US', language: 'en', name: 'American English spelling', isDefault: false},
  {code: 'en-AU', language: 'en', name: 'Australian English spelling', isDefault: false},
  {code: 'cmn-Hans', language: 'cmn', name: 'Simplified Chinese characters', isDefault: true},
  {code: 'cmn-Hant', language: 'cmn', name: 'Traditional Chinese characters', isDefault: false},
] as const satisfies readonly OutputLocale[];

export type OutputLocaleCode = (typeof outputLocales)[number]['code'];
