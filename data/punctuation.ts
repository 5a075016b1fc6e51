/**
 * The punctuation marks that a transcript can hold, by group of languages.
 *
 * `permitted_marks` chooses among the marks of the language; marks of another group are ignored. A mark that ends a
 * sentence carries `is_eos: true` in JSON output.
 */
export interface PunctuationSet {
  name: string;
  marks: readonly string[];
  endOfSentence: readonly string[];
  /** Full-width marks bring their own space: none is written after them. */
  fullWidth: boolean;
}

/** The groups, by id; `western` represents every language that no other group names. */
export const punctuationSets = {
  western: {name: 'All other languages', marks: ['.', ',', '!', '?'], endOfSentence: ['.', '!', '?'], fullWidth: false},
  chinese: {
    name: 'Cantonese and Mandarin',
    marks: ['，', '。', '？', '！', '、'],
    endOfSentence: ['。', '？', '！'],
    fullWidth: true,
  },
  japanese: {name: 'Japanese', marks: ['。', '、'], endOfSentence: ['。'], fullWidth: true},
  hindi: {name: 'Hindi', marks: ['।', '?', ',', '!'], endOfSentence: ['।', '?', '!'], fullWidth: false},
} as const satisfies Record<string, PunctuationSet>;

export type PunctuationSetId = keyof typeof punctuationSets;
