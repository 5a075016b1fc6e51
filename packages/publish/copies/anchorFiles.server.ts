/** Files about anchors: those of this build for `npm run record -- anchors`, and what became of those that earlier ones had. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {goneAnchors, movedAnchors} from '../../../data/anchors';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {provider} from '../../../provider';
import {type Anchors, successorsOf} from './anchorLedger';
import {namedAnchorsOf} from './anchors';
import type {CopiedPage} from './copies.server';

/** Where the anchors of a build are, beside its other files for hosts. */
export const ANCHORS_FILE = '_hosting/anchors.json';

interface AnchoredSite {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  /** File with the anchors that were ever published, from the site's folder; without it, none is missed. */
  published: string | undefined;
}

/**
 * Writes both files; throws when an anchor was published and is neither there nor in data/anchors.ts. Addresses in them begin
 * with a slash, wherever the site is served.
 */
export function writeAnchors({siteDir, outDir, baseUrl, published}: AnchoredSite, pages: readonly CopiedPage[]): void {
  const now: Anchors = new Map(
    pages.map(({address, title, tree}) => [
      `/${address.slice(baseUrl.length)}`,
      {title, anchors: namedAnchorsOf(tree.children)},
    ]),
  );
  const lineOf = (file: string, ...texts: string[]) => {
    const lines = readWithoutTokens(join(siteDir, file)).split('\n');
    const found = (after: number, text: string) => lines.findIndex((line, at) => at > after && line.includes(text));
    return texts.reduce(found, -1) + 1;
  };
  const ledger = published
    ? {ever: readPublished(join(siteDir, published)), moved: movedAnchors, gone: goneAnchors, file: published}
    : {ever: {}, moved: {}, gone: {}};
  writeFileSync(join(outDir, 'moved-anchors.json'), `${JSON.stringify(successorsOf(ledger, now, lineOf))}\n`);
  mkdirSync(join(outDir, '_hosting'), {recursive: true});
  const listed = [...now].map(([page, {anchors}]) => [page, [...anchors.keys()]]);
  writeFileSync(join(outDir, ANCHORS_FILE), `${JSON.stringify(Object.fromEntries(listed))}\n`);
}

/** Returns the anchors that were ever published, by page, with the provider's names in place of tokens. */
export const readPublished = (file: string) => JSON.parse(readWithoutTokens(file)) as Record<string, string[]>;

/** Writes what `readPublished` reads: only provider.ts names the provider. */
export function writePublished(file: string, published: Record<string, string[]>): void {
  const text = NAMED.reduce(
    (rest, name) => rest.replaceAll(provider[name], `{{provider.${name}}}`),
    JSON.stringify(published, null, 2),
  );
  writeFileSync(file, `${text}\n`);
}

/** Names that are part of addresses. */
const NAMED = ['slug', 'batchHost', 'realtimeHost', 'flowHost', 'managementHost'] as const;

const readWithoutTokens = (file: string) => replaceSiteTokens(readFileSync(file, 'utf8'), file);
