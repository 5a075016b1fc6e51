/**
 * How text becomes terms, in the index and in queries alike. `max_delay` is found whole, joined (`maxdelay`) and by its
 * parts; `StartRecognition` by its humps; `16kHz` by number and unit. Case and accents do not count.
 */
export interface Token {
  /** Where the token is in the text. */
  start: number;
  end: number;
  /** Folded, separators included: `max_delay`. */
  whole: string;
  /** Without separators, where that differs: `maxdelay`. */
  joined: string;
  /** The pieces between separators and humps, where there is more than one. */
  parts: Piece[];
}

interface Piece {
  start: number;
  end: number;
  term: string;
}

// A comma between digits groups thousands: `1,000` is also 1000.
// `C++` and `C#` are names, not the letter.
const TOKEN =
  /\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:(?:[_\-.'’/:+#]+|(?<=\p{N}),(?=\p{N}{3}))[\p{L}\p{N}\p{M}]+)*/gu;
const PIECE = /[\p{L}\p{N}\p{M}]+/gu;
// Capitals before a capitalised word, a capitalised or small word, a number with what it counts, anything else.
const HUMP = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}]+\p{N}*|\p{N}+|[\p{L}\p{M}]+/gu;
/** Longer runs are data, not words. */
const MAX_TERM_CHARS = 60;

export function normalize(text: string): string {
  // Nearly every word: no accents to take off.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    const start = match.index;
    const whole = normalize(raw).slice(0, MAX_TERM_CHARS);
    if (!whole) continue;
    const parts = isPlain(raw) ? [] : pieces(raw, start);
    const joined =
      parts.length > 1
        ? parts
            .map(({term}) => term)
            .join('')
            .slice(0, MAX_TERM_CHARS)
        : whole;
    tokens.push({start, end: start + raw.length, whole, joined, parts: parts.length > 1 ? parts : []});
  }
  return tokens;
}

/** Every term that a token is filed under. */
export function termsOf({whole, joined, parts}: Token): string[] {
  if (parts.length === 0) return [whole];
  return [...new Set([whole, joined, ...parts.map(({term}) => term)])];
}

/** Calls `each` for every token of a text, with where it starts; `known` keeps the terms of words seen before. */
export function eachToken(text: string, known: Map<string, string[]>, each: (start: number, terms: string[]) => void) {
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    let terms = known.get(raw);
    if (!terms) {
      terms = tokenize(raw).flatMap(termsOf);
      known.set(raw, terms);
    }
    each(match.index, terms);
  }
}

/** Small letters only, the common case: nothing to split. */
const isPlain = (raw: string) => /^\p{Lu}?\p{Ll}+$/u.test(raw);

function pieces(raw: string, offset: number): Piece[] {
  const found: Piece[] = [];
  for (const piece of raw.matchAll(PIECE)) {
    for (const hump of piece[0].matchAll(HUMP)) {
      const start = offset + piece.index + hump.index;
      const term = normalize(hump[0]);
      if (term) found.push({start, end: start + hump[0].length, term});
    }
  }
  return found;
}
