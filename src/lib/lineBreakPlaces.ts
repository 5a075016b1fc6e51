/** Characters that fit into one line of a column on a phone. */
const FITS = 14;
/** Characters that fit into one line of a column elsewhere: names of this length are never cut. */
const COLUMN_FITS = 20;

/** Tells whether code would break at a hyphen (`--all` would end a line with `--`) and may not: it is short enough. */
export function isUnbreakable(code: string): boolean {
  return code.includes('-') && code.length <= FITS && !/\s/.test(code);
}

/** The class of code that stays in one piece, wherever it is (`whole`) or in a table of few columns (`fits`). */
export function noBreakClass(code: string): 'whole' | 'fits' | undefined {
  if (isUnbreakable(code)) return 'whole';
  return code.length <= (/\s/.test(code) ? FITS : COLUMN_FITS) ? 'fits' : undefined;
}

const AFTER_SIGN = /(?<=[\w\]>][._/=:])(?=[A-Za-z<])/;
const BEFORE_TAG = /(?=:\d)/;
const BETWEEN_HUMPS = /(?<=[a-z])(?=[A-Z][a-z])/;
const PLACES = new RegExp([AFTER_SIGN, BEFORE_TAG, BETWEEN_HUMPS].map(({source}) => source).join('|'));

const longerThan = (length: number) => new RegExp(`\\S{${length + 1},}`, 'g');
/** By whether the code is a name, which stays whole if it can, or a message. */
const LONG_WORD = {name: longerThan(COLUMN_FITS), message: longerThan(FITS)};
const CUT = '\0';
/** A word longer than this fits into no column, so it needs a place to break. */
const ENDLESS = /\S{26}(?=\S)/g;

/**
 * Cuts a long identifier, alone or in a message, where a line may end within it: after `.`, `_`, `/`, `=` or `:`, between
 * the words of `AddPartialTranscript`, and before the tag of an image. Anything short stays whole.
 */
export function splitForLineBreaks(code: string): string[] {
  return code
    .replace(LONG_WORD[/\s/.test(code) ? 'message' : 'name'], (word) => word.split(PLACES).join(CUT))
    .split(CUT)
    .flatMap(splitLongWords);
}

/** Cuts words that would make a table wider than any page; text without such a word is returned whole. */
export function splitLongWords(text: string): string[] {
  return text.replace(ENDLESS, (start) => start + CUT).split(CUT);
}
