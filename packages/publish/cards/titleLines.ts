/** Breaks a title into lines for a card. */

interface TitleLines {
  lines: string[];
  /** Font size in pixels at which the longest line fits. */
  size: number;
}

const MAX_LINES = 3;
const MAX_SIZE = 84;
/** Three lines have to leave room for what is above and below them. */
const MAX_SIZE_OF_THREE = 70;
/** A title gets one more line before its letters get smaller than this. */
const COMFORTABLE_SIZE = 64;

/**
 * Returns the title in up to three lines of similar length. A word is never cut: where it is too long for the width, the
 * letters get smaller. `widthOf` measures a text in units of the font size.
 */
export function titleLines(title: string, width: number, widthOf: (text: string) => number): TitleLines {
  const words = title.split(/\s+/).filter(Boolean);
  const choices = Array.from({length: Math.min(MAX_LINES, Math.max(words.length, 1))}, (_, index) => {
    const lines = balanced(words, index + 1, widthOf);
    const widest = Math.max(...lines.map(widthOf));
    return {lines, size: Math.floor(Math.min(index < 2 ? MAX_SIZE : MAX_SIZE_OF_THREE, width / widest))};
  });
  const largest = choices.reduce((best, choice) => (choice.size > best.size ? choice : best));
  return choices.find(({size}) => size >= COMFORTABLE_SIZE) ?? largest;
}

/** Returns the words in `count` lines, of all ways the one whose widest line is the narrowest. */
function balanced(words: string[], count: number, widthOf: (text: string) => number): string[] {
  const whole = words.join(' ');
  if (count === 1) return [whole];
  let best = {lines: [whole], widest: Number.POSITIVE_INFINITY};
  for (let end = 1; end <= words.length - count + 1; end++) {
    const lines = [words.slice(0, end).join(' '), ...balanced(words.slice(end), count - 1, widthOf)];
    const widest = Math.max(...lines.map(widthOf));
    if (widest < best.widest) best = {lines, widest};
  }
  return best.lines;
}
