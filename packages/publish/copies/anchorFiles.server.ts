/** Files about anchors: those of this build for `npm run record -- anchors`, and what became of those that earlier ones had. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {goneAnchors, movedAnchors} from '../../../data/anchors';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {provider} from '../../../provider';
import {type Anchors, successorsOf} from './anchorLedger';
import {namedAnchorsOf} from './anchors';
import type {CopiedPage} from './copies.server';

/** Where the anchors of a build are, beside its other files for hosts. */
export const ANCHORS_FILE = '_hosting/anchors.json';

/** Returns the anchors of pages by path, with what each leads to. */
export function anchorsByPath(pages: readonly CopiedPage[]): Anchors {
  return new Map(pages.map(({path, title, tree}) => [path, {title, anchors: namedAnchorsOf(tree.children)}]));
}

/**
 * Returns what became of the anchors of earlier builds, as `moved-anchors.json` has it; throws when an anchor was published
 * and is neither there nor in data/anchors.ts. `published` is the file in `projectDir` with the anchors that ever were.
 */
export function movedAnchorsText(now: Anchors, projectDir: string, published: string | undefined): string {
  const lineOf = (file: string, ...texts: string[]) => {
    const lines = readWithoutTokens(join(projectDir, file)).split('\n');
    const found = (after: number, text: string) => lines.findIndex((line, at) => at > after && line.includes(text));
    return texts.reduce(found, -1) + 1;
  };
  const ledger = published
    ? {ever: readPublished(join(projectDir, published)), moved: movedAnchors, gone: goneAnchors, file: published}
    : {ever: {}, moved: {}, gone: {}};
  return `${JSON.stringify(successorsOf(ledger, now, lineOf))}\n`;
}

/** Returns the anchors of a build for `npm run anchors:record`. */
export function anchorsText(now: Anchors): string {
  const listed = [...now].map(([page, {anchors}]) => [page, [...anchors.keys()]]);
  return `${JSON.stringify(Object.fromEntries(listed))}\n`;
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
