/** What a reader reports about a section, as text, and the addresses that open it in a mail program or the issue form. */

export interface Report {
  /** The page's title. */
  page: string;
  /** The heading or error that the report is about. */
  section?: string;
  /** Its address, with the fragment. */
  address: string;
  /** Names and versions of the contracts that the page was built from. */
  contracts: string;
  /** What the reader had selected. */
  selection?: string;
  /** The reader's own words. */
  words?: string;
}

/** Characters of a selection that are quoted; the address leads to the rest. */
export const MAX_SELECTION = 300;
/** Mail programs and servers reject addresses much longer than this leads to. */
export const MAX_WORDS = 800;

/** Returns the subject of a mail and the title of an issue. */
export function subjectOf({page, section}: Report): string {
  return oneLine(section ? `${page}: ${section}` : page);
}

/** Returns all that will be sent, one fact a line. Selected text is quoted, so that it stays text in Markdown, too. */
export function textOf({page, section, address, contracts, selection, words}: Report): string {
  return [
    `Page: ${oneLine(page)}`,
    ...(section ? [`Section: ${oneLine(section)}`] : []),
    `Address: ${address}`,
    `Contracts: ${contracts}`,
    ...(selection?.trim() ? ['Selected text:', quote(shorten(selection))] : []),
    '',
    ...(words?.trim() ? [clean(words).slice(0, MAX_WORDS).trim()] : []),
  ].join('\n');
}

/** Returns the address of a mail that the reader's own program opens. */
export function mailAddress(to: string, report: Report): string {
  // RFC 6068: line breaks in a body are CRLF.
  return `mailto:${to}?subject=${encode(subjectOf(report))}&body=${encode(textOf(report).replaceAll('\n', '\r\n'))}`;
}

/** Returns the address of the issue form with its title, and perhaps its text, filled in. */
export function issueAddress(issuesUrl: string, {title, body}: {title: string; body?: string}): string {
  return `${issuesUrl}/new?title=${encode(oneLine(title))}${body ? `&body=${encode(body)}` : ''}`;
}

/** Cuts a selection to the length that is quoted, never inside a character. */
export function shorten(selection: string): string {
  const characters = Array.from(clean(selection).trim());
  return characters.length > MAX_SELECTION
    ? `${characters.slice(0, MAX_SELECTION - 1).join('')}…`
    : characters.join('');
}

/** Four spaces make a block of code of it, in which Markdown and HTML mean nothing. */
const quote = (text: string) =>
  `\n${text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}`;

const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ').trim();

/** Without control characters, and without the marks that turn the direction of text: it would not read as it is sent. */
function clean(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}

const encode = (text: string) => encodeURIComponent(wellFormed(text));

/** Half of a surrogate pair can't be encoded: a selection may end in the middle of one. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
