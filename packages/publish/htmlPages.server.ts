/** The pages of a built site as files, with the address of each. */
import {mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {type BuiltPage, parseBuiltPage} from './builtPage.server';
import {type Locator, locator} from './locate';

export interface HtmlPage {
  /** Path inside the site's folder, with `/`. */
  file: string;
  html: string;
  /** The language of the page. */
  places: Locator;
  /** From the root of its language, as its canonical link spells it; `undefined` for not-found pages, which have none. */
  path: string | undefined;
  /** The page as a tree; pages without a path have none. */
  built: BuiltPage | undefined;
}

/** Returns the paths of all files below a folder, with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .sort();
}

/** Returns the pages of the language in `root`, sorted by their files. */
export function readHtmlPages(root: string, {url, base}: {url: string; base: string}): HtmlPage[] {
  const places = locator({url, bases: [base]});
  return filesBelow(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(root, file), 'utf8');
      const address = /(?:^|\/)404\.html$/.test(file) ? undefined : canonicalPath(html);
      const path = address && places.pathOf(address);
      return {file, html, places, path, built: path === undefined ? undefined : parsed(file, html)};
    });
}

function parsed(file: string, html: string): BuiltPage {
  try {
    return parseBuiltPage(html);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

function canonicalPath(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/i.exec(html)?.[0];
  const href = link && /\bhref=(?:"([^"]*)"|([^\s>]+))/i.exec(link);
  const address = href?.[1] ?? href?.[2];
  return address && URL.canParse(address) ? new URL(address).pathname : undefined;
}

/** Writes a page where static hosts find it under its exact address: Docusaurus writes `/guide` as `guide/index.html`. */
export function placePage(root: string, {file, path, places}: HtmlPage, html: string): string {
  const placed = path === undefined ? file : places.at(path).file;
  writeInside(root, placed, html);
  if (placed === file) return placed;
  rmSync(join(root, file));
  try {
    rmdirSync(join(root, dirname(file)));
  } catch {
    // Other files are there, too.
  }
  return placed;
}

/** Writes a file of the site, and the folder that it is in. */
export function writeInside(root: string, file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), content);
}
