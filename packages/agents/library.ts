/** The data files of the package, which the build of the site wrote: read once, at the start. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Release} from '@speech-docs/contracts/history';
import type {ErrorsFile} from '@speech-docs/protocol/failures';
import {type Engine, isIdentifier, isReference, openEngine} from '@speech-docs/search/engine';
import type {IndexFile} from '@speech-docs/search/indexFile';

/** What `pack/build.ts` writes into `data/`. */
export interface SiteFacts {
  /** Address of the site, without a slash at its end. */
  site: string;
  version: string;
  contracts: string;
  pages: Record<string, {title: string; markdown: string}>;
}

interface ApiSymbol {
  name: string;
  /** A heading that is no name of the API, such as "Errors". */
  isSection: boolean;
  /** Path and anchor. */
  address: string;
}

export interface Library extends SiteFacts {
  symbols: ApiSymbol[];
  engine: Engine;
  errors: ErrorsFile;
  /** Published versions of the contracts, those of each API from the newest to the oldest. */
  releases: Release[];
}

/** An error that the caller can fix: it named something that doesn't exist or can't be read. */
export class ToolError extends Error {}

export function readLibrary(folder: string): Library {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const facts = read<SiteFacts>('facts.json');
  // The index counts its paths from the root of the host, and everything else from the root of the site.
  const base = new URL(facts.site).pathname.replace(/\/$/, '');
  const file = read<IndexFile>('search.json');
  const index = {...file, pages: file.pages.map((page) => ({...page, path: page.path.slice(base.length)}))};
  return {
    ...facts,
    symbols: symbolsOf(index),
    engine: openEngine(index),
    errors: read<ErrorsFile>('errors.json'),
    releases: read<Release[]>('releases.json'),
  };
}

/** Returns what has an anchor in the reference; the search index has each of them as a heading. */
function symbolsOf({pages}: IndexFile): ApiSymbol[] {
  return pages.filter(isReference).flatMap(({path, headings}) =>
    headings
      .filter(({anchor}) => anchor)
      .map(({title, anchor, isEntry}) => ({
        name: title,
        isSection: !isEntry && !isIdentifier(title),
        address: `${path}#${anchor}`,
      })),
  );
}

/** A page, and the anchor of a part of it. */
export interface Location {
  path: string;
  anchor: string;
  markdown: string;
}

/**
 * Returns the page or part that a program names: an address of the site or of its Markdown, or the name of a message, an
 * operation, a field, an error. Addresses are looked up among those of the site, and nothing else is read.
 */
export function findPart({pages, site, symbols}: Library, named: string): Location {
  const name = named.trim();
  const [address = '', anchor = ''] = name.replace(site, '').split('#');
  const path = address.replace(/\.md$/, '').replace(/\/index$/, '/');
  for (const known of [path, `${path}/`]) {
    const page = Object.hasOwn(pages, known) && pages[known];
    if (page) return {path: known, anchor, markdown: page.markdown};
  }
  const isNamed = (text: string) => text.toLowerCase() === name.toLowerCase();
  const symbol = symbols.find((one) => !one.isSection && isNamed(one.name));
  const [titled] = Object.keys(pages).filter((one) => isNamed(pages[one]?.title ?? ''));
  const found = symbol?.address ?? titled ?? symbols.find((one) => isNamed(one.name))?.address;
  if (found && found !== name) return findPart({pages, site, symbols} as Library, found);
  throw new ToolError(
    `Nothing has the address or name “${name.slice(0, 80)}”. Call search with words of the question.`,
  );
}
