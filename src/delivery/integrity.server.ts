/**
 * Integrity of the scripts and styles that a page names: a file that was changed on its way is not run, and the early
 * script then reloads or says so. Scripts that are loaded later stay without: their hashes would all have to stand in
 * the first script, 32 bytes that do not compress for each, for pages that the reader may never open.
 */
import {createHash} from 'node:crypto';

const SCRIPT = /<script\b(?=[^>]*\bsrc=)[^>]*>/gi;
const STYLESHEET = /<link\b(?=[^>]*\brel=["']?stylesheet\b)[^>]*>/gi;
const ADDRESS = /\b(?:src|href)=(?:"([^"]*)"|([^\s>]+))/i;

/** Returns the page with integrity attributes; `read` returns the file behind an address, or nothing. */
export function withIntegrity(html: string, read: (address: string) => Buffer | undefined): string {
  const mark = (tag: string) => {
    const [, quoted, bare] = ADDRESS.exec(tag) ?? [];
    const content = /\bintegrity=/i.test(tag) ? undefined : read(quoted ?? bare ?? '');
    return content ? tag.replace(/\s*\/?>$/, ` integrity="${digest(content)}">`) : tag;
  };
  return html.replace(SCRIPT, mark).replace(STYLESHEET, mark);
}

function digest(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
