/** All pages of a site as Markdown: what every file contains, with links that lead to other files of Markdown. */
import type {Root, RootContent} from 'mdast';
import {metaOf} from '../builtPage.server';
import {copyAddress} from '../copyAddress';
import type {HtmlPage} from '../htmlPages.server';
import type {Locator} from '../locate';
import {anchorsOf, linksOf, ownAnchor} from './anchors';
import {toTree, write} from './markdown.server';
import {plainTree} from './plainTree.server';

export interface CopiedPage {
  /** From the root of its language. */
  path: string;
  title: string;
  description: string;
  tree: Root;
}

export interface CopyFile {
  /** Path of the file, from the root of its language. */
  path: string;
  /** Path of the page that it is made from. */
  page: string;
  text: string;
}

interface CopySite {
  places: Locator;
  /** Versions of the contracts that a page was built with, for its front matter. */
  contractsOf: (path: string) => string;
}

/** Returns the page as Markdown, `null` for one with `noindex`. Throws with the file where something is wrong. */
export function readCopy({path, file, built}: Pick<HtmlPage, 'path' | 'file' | 'built'>): CopiedPage | null {
  if (path === undefined || !built || /noindex/i.test(metaOf(built.root, 'robots') ?? '')) return null;
  try {
    const tree = toTree(plainTree(built.main));
    const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
    const title = heading ? write([heading]).trim().replace(/^# /, '') : path;
    return {path, title, description: metaOf(built.root, 'description') ?? '', tree};
  } catch (error) {
    throw new Error(`Markdown of ${path} (${file}): ${(error as Error).message}`);
  }
}

/** Returns the Markdown file of each page; links lead to other Markdown of the site. */
export function copyFiles(pages: readonly CopiedPage[], site: CopySite): CopyFile[] {
  const copied = new Set(pages.map(({path}) => path));
  return pages.map((page) => {
    const [first, ...rest] = linked(page, copied, site.places);
    const text = [frontMatter(page, site), first ? write([first]) : '', write(rest)].filter(Boolean).join('\n');
    return {path: copyAddress(page.path), page: page.path, text};
  });
}

function linked({tree, path}: CopiedPage, copied: ReadonlySet<string>, places: Locator): RootContent[] {
  const children = structuredClone(tree.children) as RootContent[];
  const here = new Set(anchorsOf(children));
  const page = new URL(places.at(path).url);
  for (const link of linksOf(children)) {
    if (ownAnchor(link).length > 0) continue;
    const url = new URL(link.url, page);
    if (url.origin !== page.origin) continue;
    const target = places.pathOf(url.pathname);
    if (target === path && here.has(decodeURIComponent(url.hash.slice(1)))) link.url = url.hash;
    else
      link.url = target !== undefined && copied.has(target) ? places.at(copyAddress(target)).url + url.hash : url.href;
  }
  return children;
}

function frontMatter({title, description, path}: CopiedPage, {places, contractsOf}: CopySite): string {
  const fields = {
    title,
    ...(description && {description}),
    url: places.at(path).url,
    contract: contractsOf(path),
    index: places.at('/llms.txt').url,
  };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}
