/** All pages of a site as Markdown: what every file contains, with links that lead to other files of Markdown. */
import type {Root, RootContent} from 'mdast';
import {metaOf} from '../builtPage.server';
import {copyAddress, sectionAddress} from '../copyAddress';
import type {Locator} from '../locate';
import type {PageFile} from '../pageFiles.server';
import {anchorsOf, linksOf, ownAnchor} from './anchors';
import {toTree, write} from './markdown.server';
import {
  introOf,
  MAX_MESSAGE_CHARS,
  MAX_PAGE_CHARS,
  MAX_PART_CHARS,
  type Part,
  partsOf,
  sizeOfAll,
} from './parts.server';
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

/** Returns the page as Markdown, `null` for one that asks not to be listed. Throws with the file where something is wrong. */
export function readCopy({path, file, built}: Pick<PageFile, 'path' | 'file' | 'built'>): CopiedPage | null {
  if (path === undefined || !built || /noindex/i.test(metaOf(built.root, 'robots') ?? '')) return null;
  try {
    const tree = toTree(plainTree(built.main), (href) => href);
    const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
    const title = heading ? write([heading]).trim().replace(/^# /, '') : path;
    return {path, title, description: metaOf(built.root, 'description') ?? '', tree};
  } catch (error) {
    throw new Error(`Markdown of ${path} (${file}): ${(error as Error).message}`);
  }
}

interface Planned {
  page: CopiedPage;
  parts: Part[];
  /** The page is so long that its file only lists its parts. */
  isSplit: boolean;
  /** The part that has an anchor of the page. */
  partOf: ReadonlyMap<string, Part>;
}

/** Returns the files of all pages: of each page its copy, and the copies of its parts where it is long. */
export function copyFiles(pages: readonly CopiedPage[], site: CopySite): CopyFile[] {
  const planned = new Map(pages.map((page) => [page.path, plan(page)]));
  return [...planned.values()].flatMap((one) => filesOf(one, planned, site));
}

function filesOf({page, parts, isSplit}: Planned, planned: ReadonlyMap<string, Planned>, site: CopySite): CopyFile[] {
  const path = copyAddress(page.path);
  const {children} = page.tree;
  const listed = parts.map((part) => listEntry(part, site.places.at(sectionAddress(page.path, part.name)).url));
  const [first, ...rest] = linked(isSplit ? introOf(children) : children, page.path, undefined, planned, site);
  const extent = isSplit
    ? 'The sections of this page are files:'
    : 'The whole page follows. Its sections are also files:';
  const sections = listed.length > 0 ? `${extent}\n\n${listed.join('\n')}\n` : '';
  const whole = [frontMatter(page, site), first ? write([first]) : '', sections, write(rest)];
  const files = [{path, page: page.path, text: whole.filter(Boolean).join('\n')}];
  for (const part of parts) {
    const blocks = linked(part.blocks, page.path, part, planned, site);
    const text = `${frontMatter({...page, title: `${page.title}: ${part.title}`}, site, part.name)}\n${write(blocks)}`;
    const file = {path: sectionAddress(page.path, part.name), page: page.path, text};
    checkSize(file, part.isMessage ? MAX_MESSAGE_CHARS : MAX_PART_CHARS);
    files.push(file);
  }
  for (const whole of files.slice(0, 1)) checkSize(whole, MAX_PAGE_CHARS);
  return files;
}

/** One line about a part: its title, and the headings in it, so that readers find the part that they need. */
function listEntry({title, headings}: Part, address: string): string {
  const about = write([{type: 'paragraph', children: [{type: 'text', value: headings.join(', ')}]}]).trim();
  return `- [${title}](${address})${about && `: ${about}`}`;
}

function plan(page: CopiedPage): Planned {
  const length = sizeOfAll(page.tree.children);
  // Front matter and links in full make the file longer than these blocks.
  if (length <= MAX_PART_CHARS * 0.75) return {page, parts: [], isSplit: false, partOf: new Map()};
  const parts = partsOf(page.tree.children);
  const partOf = new Map(parts.flatMap((part) => anchorsOf(part.blocks).map((anchor) => [anchor, part] as const)));
  return {page, parts, isSplit: length > MAX_PAGE_CHARS * 0.9, partOf};
}

/** Returns copies of some blocks of a page whose links lead to the Markdown of their targets. */
function linked(
  blocks: readonly RootContent[],
  from: string,
  part: Part | undefined,
  planned: ReadonlyMap<string, Planned>,
  {places}: CopySite,
): RootContent[] {
  const copies = structuredClone(blocks) as RootContent[];
  const here = new Set(anchorsOf(copies));
  const page = new URL(places.at(from).url);
  for (const link of linksOf(copies)) {
    if (ownAnchor(link).length > 0) continue;
    const url = new URL(link.url, page);
    if (url.origin !== page.origin) continue;
    const anchor = decodeURIComponent(url.hash.slice(1));
    const path = places.pathOf(url.pathname);
    const target = path === undefined ? undefined : planned.get(path);
    if (path === from && here.has(anchor)) link.url = url.hash;
    else if (!target || path === undefined) link.url = url.href;
    else {
      const isWhole = !target.isSplit && !(part && path === from);
      const inPart = isWhole ? undefined : target.partOf.get(anchor);
      link.url = places.at(inPart ? sectionAddress(path, inPart.name) : copyAddress(path)).url + url.hash;
    }
  }
  return copies;
}

function frontMatter({title, description, path}: CopiedPage, {places, contractsOf}: CopySite, anchor?: string): string {
  const fields = {
    title,
    ...(description && {description}),
    url: `${places.at(path).url}${anchor ? `#${anchor.replace(/-\d+$/, '')}` : ''}`,
    contract: contractsOf(path),
    index: places.at('/llms.txt').url,
  };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}

function checkSize({path, text}: CopyFile, limit: number): void {
  if (text.length <= limit) return;
  throw new Error(
    `${path} has ${text.length} characters, and readers cut off after ${limit}. ` +
      'Divide its longest block: packages/publish/copies/parts.server.ts cuts between blocks, list items, and table rows.',
  );
}
