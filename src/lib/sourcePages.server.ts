/**
 * The pages that the files below `docs/` and `api-ref/` declare. A page is declared there and nowhere else: its address
 * comes from its path or its `slug`, its title and label from its front matter.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {replaceSiteTokens} from '../../data/siteTokens';

export type Tree = 'docs' | 'apiRef';

export interface SourcePage {
  tree: Tree;
  /** As the sidebar of its tree names it. */
  id: string;
  /** From the root of the site, with or without a slash at the end, exactly as it is served. */
  address: string;
  /** The first heading of the page. */
  title: string;
  /** What the sidebar calls it, unless the sidebar itself has a label. */
  label: string;
  /** The sidebar beside a page that no sidebar lists. */
  displayedSidebar?: string;
}

const TREES: readonly {tree: Tree; folder: string; base: string}[] = [
  {tree: 'docs', folder: 'docs', base: ''},
  {tree: 'apiRef', folder: 'api-ref', base: '/api-ref'},
];

/** Returns all pages that are files, in alphabetical order of their paths; throws when one has no front matter. */
export function readSourcePages(root = process.cwd()): SourcePage[] {
  return TREES.flatMap(({tree, folder, base}) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => file.replaceAll('\\', '/'))
      // A name that begins with an underscore is a part of other pages.
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_|^README/.test(file))
      .sort()
      .map((file) => readPage(join(root, folder, file), file.replace(/\.mdx?$/, ''), tree, base)),
  );
}

/** Returns the titles of all pages that are files, by address. */
export function pageTitles(): Map<string, string> {
  return new Map(readSourcePages().map(({address, title}) => [address, title]));
}

function readPage(file: string, id: string, tree: Tree, base: string): SourcePage {
  const source = replaceSiteTokens(readFileSync(file, 'utf8'), file);
  const [, yaml, text = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  if (!yaml) throw new Error(`${file}:1: the page has no front matter. Begin it with "---", "title: …", and "---".`);
  const {title, slug, sidebar_label, displayed_sidebar} = parse(yaml) as Record<string, string | undefined>;
  const heading = text.match(/^\s*# (.+)\n/)?.[1] ?? title;
  if (!heading) throw new Error(`${file}:1: the page has no title. Add "title: …" to its front matter.`);
  return {
    tree,
    id,
    address: base + (slug ?? `/${id.replace(/(^|\/)index$/, '$1')}`),
    title: heading,
    label: sidebar_label ?? title ?? heading,
    ...(displayed_sidebar ? {displayedSidebar: displayed_sidebar} : {}),
  };
}
