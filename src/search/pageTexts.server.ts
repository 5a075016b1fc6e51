/** Makes the records of the whole site from its built pages, once, for both indexes. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type PageText, recordsOf, type SearchRecord} from '@speech-docs/search/records';
import {safeDecode} from '../lib/safeDecode';
import {extractPage} from './extract.server';
import type {NamesByAddress} from './sectionNames.server';

const FALLBACK_SECTION = 'Documentation';

/**
 * Returns the texts of the built pages at `paths`, with the names of their sections; throws with the path
 * of a page that cannot be read.
 */
export function readPageTexts(
  outDir: string,
  baseUrl: string,
  paths: string[],
  names: NamesByAddress = new Map(),
): PageText[] {
  const pages: PageText[] = [];
  for (const path of paths) {
    const file = htmlFile(outDir, path.slice(baseUrl.length));
    try {
      if (!file) throw new Error('the build has no such page');
      const page = extractPage(readFileSync(file, 'utf8'), path, namesOn(names, `/${path.slice(baseUrl.length)}`));
      // The home page is in no part of the sidebar.
      if (page) pages.push({...page, section: page.section || FALLBACK_SECTION});
    } catch (error) {
      throw new Error(`search: cannot make records of ${path}${file ? ` (${file})` : ''}: ${(error as Error).message}`);
    }
  }
  // Sorted, so that two builds of one commit give one index.
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function searchRecords(pages: PageText[], site: {url: string; language: string}): SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, site));
}

/** Names by anchor; a page has one address with and without a slash at its end. */
function namesOn(names: NamesByAddress, path: string): Map<string, string[]> {
  const bare = path.replace(/\/$/, '');
  return new Map(
    [...names].flatMap(([address, texts]) => {
      const [page = '', anchor = ''] = address.split('#');
      return page.replace(/\/$/, '') === bare ? [[anchor, texts]] : [];
    }),
  );
}

function htmlFile(outDir: string, path: string): string | undefined {
  const trimmed = path.replace(/\/$/, '');
  // A sitemap writes addresses encoded; files have their names as they are.
  const names = [...new Set([trimmed, safeDecode(trimmed)])];
  const candidates = names.flatMap((name) => [join(name, 'index.html'), ...(name ? [`${name}.html`, name] : [])]);
  return candidates.map((name) => join(outDir, name)).find((file) => file.endsWith('.html') && existsSync(file));
}
