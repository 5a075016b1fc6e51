/**
 * The languages that a Flow voice agent can speak, with their voices. An agent gets its language in the portal.
 *
 * A pack that is bilingual lets the agent speak the language and English in one conversation; four languages have one.
 * The portal may show their voices the other way round (`Malay/English Female`): they are the same voices.
 */
import {findLanguage} from './languages';

interface FlowLanguage {
  code: string;
  name: string;
  /** Names of the voices, as the portal shows them. */
  voices: readonly string[];
  /** Whether the agent speaks English too. */
  bilingual: boolean;
}

const VOICES: Readonly<Record<string, readonly string[]>> = {
  ar: ['Arabic Female'],
  bg: ['Bulgarian Male'],
  hr: ['Croatian Male'],
  cs: ['Czech Female'],
  da: ['Danish Female'],
  nl: ['Dutch Female'],
  en: ['English (British) Female', 'English (British) Male', 'English (American) Male', 'English (American) Female'],
  fi: ['Finnish Female'],
  fr: ['French Male'],
  de: ['German Male'],
  el: ['Greek Male'],
  hi: ['Hindi Female'],
  hu: ['Hungarian Female'],
  id: ['Indonesian Female'],
  it: ['Italian Female'],
  ja: ['Japanese Female'],
  ko: ['Korean Female'],
  ms: ['English/Malay Female'],
  cmn: ['English/Mandarin Male'],
  no: ['Norwegian Male'],
  pl: ['Polish Male'],
  pt: ['Portuguese Male'],
  ro: ['Romanian Female'],
  ru: ['Russian Male'],
  sk: ['Slovak Male'],
  es: ['English/Spanish Male', 'English/Spanish (Colombian) Male', 'English/Spanish (Colombian) Female'],
  sv: ['Swedish Female'],
  ta: ['English/Tamil Female'],
  th: ['Thai Female'],
  tr: ['Turkish Female'],
  uk: ['Ukrainian Female'],
  vi: ['Vietnamese Female'],
};

/** All languages of Flow, by name. A voice that names English belongs to a pack with English. */
export const flowLanguages: readonly FlowLanguage[] = Object.entries(VOICES).map(([code, voices]) => ({
  code,
  name: findLanguage(code)?.name ?? code,
  voices,
  bilingual: voices.every((voice) => voice.startsWith('English/')),
}));
