/** The pages of a built site as files: where they are, which address each has, and where each must be. */
import {readdirSync, readFileSync, renameSync, rmdirSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

export interface PageFile {
  /** Path inside the site's folder, with `/`. */
  file: string;
  /** The page's one address, from its canonical link; `undefined` for the not-found page of unknown addresses. */
  address: string | undefined;
  html: string;
}

/** Returns the paths of all files below a folder, with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .sort();
}

/**
 * Returns the pages of a site, but for those in the folder `except`, one after the other: all at once, a large site would
 * not fit into memory.
 */
export function* readPageFiles(root: string, except?: string): Generator<PageFile> {
  if (root === except) return;
  const left = except && `${relative(root, except).split('\\').join('/')}/`;
  for (const file of filesBelow(root)) {
    if (!file.endsWith('.html') || (left && file.startsWith(left))) continue;
    const html = readFileSync(join(root, file), 'utf8');
    yield {file, html, address: file === '404.html' ? undefined : canonicalPath(html)};
  }
}

/** Returns the path of a page's canonical link; `undefined` for pages that name none. */
export function canonicalPath(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/i.exec(html)?.[0];
  const href = link && /\bhref=(?:"([^"]*)"|([^\s>]+))/i.exec(link);
  const address = href?.[1] ?? href?.[2];
  return address && URL.canParse(address) ? new URL(address).pathname : undefined;
}

/**
 * Moves a page to where static hosts find it under its exact address, and returns the path of its file: `/guide` is
 * in `guide.html`, `/folder/` in `folder/index.html`. Docusaurus writes all of them as `…/index.html`, which some hosts
 * only show with a slash.
 */
export function placePage(root: string, {file, address}: PageFile): string {
  if (!file.endsWith('/index.html') || !address || address.endsWith('/')) return join(root, file);
  const placed = join(root, `${dirname(file)}.html`);
  renameSync(join(root, file), placed);
  try {
    rmdirSync(join(root, dirname(file)));
  } catch {
    // Other files are there, too.
  }
  return placed;
}
