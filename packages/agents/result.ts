/** The result of a tool as text: with its version, its source, and where to read more. */
import type {Library} from './library';

export interface Result {
  text: string;
  /** Path of the page that documents it. */
  source: string;
  more: string;
}

/** Five thousand tokens: the densest text of the documentation has 2.4 characters in one, most have 3.7. */
const MOST_CHARS = 12_000;

/** Returns the result as text. One that is too long ends where a line ends. */
export function resultText({site, version, contracts}: Library, {text, source, more}: Result): string {
  const foot = `\n\n---\nVersion: documentation ${version}; contracts: ${contracts}\nSource: ${site}${source}\nRead more: ${more}`;
  const room = MOST_CHARS - foot.length;
  return (text.length <= room ? text : text.slice(0, text.lastIndexOf('\n', room))) + foot;
}

/** The call that reads an address. */
export const readCall = (address: string, from?: number) => `read ${JSON.stringify({address, from})}`;
