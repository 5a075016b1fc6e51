/** Where a rule is right in general and wrong in one place. The check fails on an exception that no longer applies. */
import type {Problem} from './problem';

interface Exception {
  file: string;
  rule: string;
  /** Words of the problem's text, so that the next mistake in the same file is not forgiven with it. */
  quote: string;
  why: string;
}

const publishedTitle = 'A title that was published, kept letter by letter: bookmarks and search engines know it.';
const themesText = 'A text of the theme, taken over as it is; no page of this site shows it to readers who see.';

export const exceptions: readonly Exception[] = [
  {file: 'api-ref/index.mdx', rule: 'names', quote: '"websocket"', why: publishedTitle},
  {file: 'api-ref/realtime-transcription-websocket.mdx', rule: 'one-term', quote: '"Realtime"', why: publishedTitle},
  {file: 'i18n/en/code.json', rule: 'voice', quote: '"We"', why: themesText},
  {file: 'i18n/en/code.json', rule: 'discouraged-words', quote: '"Please"', why: themesText},
  {file: 'i18n/en/code.json', rule: 'one-term', quote: '"dropdown"', why: themesText},
];

/** Splits what was found into what has to be fixed and which exceptions were needed. */
export function withoutExceptions<T extends Problem & {file: string}>(found: readonly T[], allowed = exceptions) {
  const used = new Set<Exception>();
  const problems = found.filter(({file, rule, text}) => {
    const match = allowed.find((one) => one.file === file && one.rule === rule && text.includes(one.quote));
    if (match) used.add(match);
    return !match;
  });
  return {problems, unused: allowed.filter((one) => !used.has(one))};
}
