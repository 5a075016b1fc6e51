/**
 * The languages that a Flow voice agent can speak, with their voices. An agent gets its language in the portal.
 *
 * A pack that is bilingual lets the agent speak the language and English in one conversation; four languages have one.
 * The portal may show their voices the other way round (`Malay/English Female`): they are the same voices.
 */
export interface FlowLanguage {
  /** Code of the language in languages.ts. */
  code: string;
  name: string;
  /** Names of the voices, as the portal shows them. */
  voices: readonly string[];
  /** Whether the agent speaks English too. */
  bilingual: boolean;
}

const rows = [
  {code: 'ar', name: 'Arabic', voices: ['Arabic Female'], bilingual: false},
  {code: 'bg', name: 'Bulgarian', voices: ['Bulgarian Male'], bilingual: false},
  {code: 'hr', name: 'Croatian', voices: ['Croatian Male'], bilingual: false},
  {code: 'cs', name: 'Czech', voices: ['Czech Female'], bilingual: false},
  {code: 'da', name: 'Danish', voices: ['Danish Female'], bilingual: false},
  {code: 'nl', name: 'Dutch', voices: ['Dutch Female'], bilingual: false},
  {
    code: 'en',
    name: 'English',
    voices: [
      'English (British) Female',
      'English (British) Male',
      'English (American) Male',
      'English (American) Female',
    ],
    bilingual: false,
  },
  {code: 'fi', name: 'Finnish', voices: ['Finnish Female'], bilingual: false},
  {code: 'fr', name: 'French', voices: ['French Male'], bilingual: false},
  {code: 'de', name: 'German', voices: ['German Male'], bilingual: false},
  {code: 'el', name: 'Greek', voices: ['Greek Male'], bilingual: false},
  {code: 'hi', name: 'Hindi', voices: ['Hindi Female'], bilingual: false},
  {code: 'hu', name: 'Hungarian', voices: ['Hungarian Female'], bilingual: false},
  {code: 'id', name: 'Indonesian', voices: ['Indonesian Female'], bilingual: false},
  {code: 'it', name: 'Italian', voices: ['Italian Female'], bilingual: false},
  {code: 'ja', name: 'Japanese', voices: ['Japanese Female'], bilingual: false},
  {code: 'ko', name: 'Korean', voices: ['Korean Female'], bilingual: false},
  {code: 'ms', name: 'Malay', voices: ['English/Malay Female'], bilingual: true},
  {code: 'cmn', name: 'Mandarin', voices: ['English/Mandarin Male'], bilingual: true},
  {code: 'no', name: 'Norwegian', voices: ['Norwegian Male'], bilingual: false},
  {code: 'pl', name: 'Polish', voices: ['Polish Male'], bilingual: false},
  {code: 'pt', name: 'Portuguese', voices: ['Portuguese Male'], bilingual: false},
  {code: 'ro', name: 'Romanian', voices: ['Romanian Female'], bilingual: false},
  {code: 'ru', name: 'Russian', voices: ['Russian Male'], bilingual: false},
  {code: 'sk', name: 'Slovak', voices: ['Slovak Male'], bilingual: false},
  {
    code: 'es',
    name: 'Spanish',
    voices: ['English/Spanish Male', 'English/Spanish (Colombian) Male', 'English/Spanish (Colombian) Female'],
    bilingual: true,
  },
  {code: 'sv', name: 'Swedish', voices: ['Swedish Female'], bilingual: false},
  {code: 'ta', name: 'Tamil', voices: ['English/Tamil Female'], bilingual: true},
  {code: 'th', name: 'Thai', voices: ['Thai Female'], bilingual: false},
  {code: 'tr', name: 'Turkish', voices: ['Turkish Female'], bilingual: false},
  {code: 'uk', name: 'Ukrainian', voices: ['Ukrainian Female'], bilingual: false},
  {code: 'vi', name: 'Vietnamese', voices: ['Vietnamese Female'], bilingual: false},
] as const satisfies readonly FlowLanguage[];

/** All languages of Flow, by name. */
export const flowLanguages: readonly FlowLanguage[] = rows;
