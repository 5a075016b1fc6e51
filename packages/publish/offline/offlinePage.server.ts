/** A built page as it opens from a disk: without scripts, and with links relative to its file. */
import {posix} from 'node:path';

/** Finds the file behind an address from the root of the site; `undefined` where the archive has none. */
type FindFile = (address: string) => string | undefined;

export const SEARCH_FILE = 'find.html';

interface Site {
  url: string;
  findFile: FindFile;
  hasSearch: boolean;
}

/**
 * Returns the page at `file`. Browsers load no module, and no script or style sheet with `integrity`, from `file:`
 * (Chromium 156, Firefox 140). Links to what the archive lacks lead to the site.
 */
export function offlinePage(html: string, file: string, {url, findFile, hasSearch}: Site): string {
  const to = (target: string) => posix.relative(posix.dirname(file), target);
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*>/g, (tag) => (/rel="?(?:stylesheet|icon)\b/.test(tag) ? tag : ''))
    .replace(/ (?:integrity|crossorigin)(?:="[^"]*"|=[^\s>]+|(?=[\s>]))/g, '')
    .replace(/<noscript>(.*?)<\/noscript>/gs, '')
    .replace(/<div class="?[^">]*navbar__items--right[^>]*>/, (bar) =>
      hasSearch ? `${bar}${link(to(SEARCH_FILE))}` : bar,
    )
    .replace(/ (href|src)=(?:"(\/[^"]*)"|(\/[^\s>]*))/g, (_, name: string, quoted?: string, bare?: string) => {
      const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(quoted ?? bare ?? '') ?? [];
      const target = findFile(address);
      return ` ${name}="${target === undefined ? url + address : to(target)}${rest}"`;
    });
}

const link = (file: string) => `<a class="navbar__item navbar__link" href="${file}">Search</a>`;

/** Returns the page whose main part is the search, made of any other at the root of the archive. */
export function searchPage(home: string): string {
  const main = `<main class="container margin-vert--lg"><h1>Search</h1>
<form role="search"><label>Search these pages <input type="search" name="q" size="40" autofocus></label></form>
<p role="status"></p><ol></ol></main>`;
  return home
    .replace(/<title\b[^>]*>.*?<\/title>/s, '<title>Search</title>')
    .replace(/<main\b.*<\/main>/s, () => main)
    .replace('</body>', () => '<script src="find.js"></script></body>');
}
