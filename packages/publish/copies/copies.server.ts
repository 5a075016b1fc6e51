/** All pages of a site as Markdown: what every file contains, with links that lead to other files of Markdown. */
import type {Root, RootContent} from 'mdast';
import {metaOf, parseBuiltPage} from '../builtPage.server';
import {copyAddress, sectionAddress} from '../copyAddress';
import {anchorsOf, linksOf, ownAnchor} from './anchors';
import {toTree, write} from './markdown.server';
import {introOf, MAX_PAGE_CHARS, MAX_PART_CHARS, type Part, partsOf, sizeOf} from './parts.server';
import {plainTree} from './plainTree.server';

export interface SourcePage {
  address: string;
  /** Where the page is on disk, for messages. */
  file: string;
  html: string;
}

export interface CopiedPage {
  address: string;
  title: string;
  description: string;
  tree: Root;
}

export interface CopyFile {
  /** Address of the file. */
  address: string;
  /** Address of the page that it is made from. */
  page: string;
  text: string;
}

export interface CopySite {
  siteUrl: string;
  baseUrl: string;
  /** Versions of the contracts that a page was built with, for its front matter. */
  contractsOf: (address: string) => string;
}

/** Returns the page as a tree, `null` for one that asks not to be listed. Throws with the file where something is wrong. */
export function readCopy({address, file, html}: SourcePage): CopiedPage | null {
  try {
    const {root, main} = parseBuiltPage(html);
    if (/noindex/i.test(metaOf(root, 'robots') ?? '')) return null;
    const tree = toTree(plainTree(main), (href) => href);
    const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
    const title = heading ? write([heading]).trim().replace(/^# /, '') : address;
    return {address, title, description: metaOf(root, 'description') ?? '', tree};
  } catch (error) {
    throw new Error(`Markdown of ${address} (${file}): ${(error as Error).message}`);
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

/** Returns the files of all pages. */
export function copyFiles(pages: readonly CopiedPage[], site: CopySite): CopyFile[] {
  return pages.flatMap(copyWriter(pages, site));
}

/** Returns a function that makes the files of one of the pages. */
export function copyWriter(pages: readonly CopiedPage[], site: CopySite): (page: CopiedPage) => CopyFile[] {
  const planned = new Map(pages.map((page) => [page.address, plan(page)]));
  return (page) => {
    const {parts, isSplit} = planned.get(page.address) ?? plan(page);
    const address = copyAddress(page.address);
    const {children} = page.tree;
    const listed = parts.map((part) => listEntry(part, `${site.siteUrl}${sectionAddress(page.address, part.name)}`));
    const [first, ...rest] = linked(isSplit ? introOf(children) : children, page.address, undefined, planned, site);
    const sections =
      listed.length > 0 ? `Sections of this page, each in a file of its own:\n\n${listed.join('\n')}\n` : '';
    const whole = [frontMatter(page, site), first ? write([first]) : '', sections, write(rest)];
    const files = [{address, page: page.address, text: whole.filter(Boolean).join('\n')}];
    for (const part of parts) {
      const blocks = linked(part.blocks, page.address, part, planned, site);
      const text = `${frontMatter({...page, title: `${page.title}: ${part.title}`}, site, part.name)}\n${write(blocks)}`;
      files.push({address: sectionAddress(page.address, part.name), page: page.address, text});
    }
    for (const file of files) checkSize(file, file.address === address ? MAX_PAGE_CHARS : MAX_PART_CHARS);
    return files;
  };
}

/** One line about a part: its title, and the headings in it, so that readers find the part that they need. */
function listEntry({title, headings}: Part, address: string): string {
  const about = write([{type: 'paragraph', children: [{type: 'text', value: headings.join(', ')}]}]).trim();
  return `- [${title}](${address})${about && `: ${about}`}`;
}

function plan(page: CopiedPage): Planned {
  const length = page.tree.children.reduce((sum, block) => sum + sizeOf(block), 0);
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
  {siteUrl}: CopySite,
): RootContent[] {
  const copies = structuredClone(blocks) as RootContent[];
  const here = new Set(anchorsOf(copies));
  for (const link of linksOf(copies)) {
    if (ownAnchor(link).length > 0) continue;
    const url = new URL(link.url, siteUrl + from);
    if (url.origin !== new URL(siteUrl).origin) continue;
    const anchor = decodeURIComponent(url.hash.slice(1));
    const target = planned.get(url.pathname);
    if (url.pathname === from && here.has(anchor)) link.url = url.hash;
    else if (!target) link.url = url.href;
    else {
      const isWhole = !target.isSplit && !(part && url.pathname === from);
      const inPart = isWhole ? undefined : target.partOf.get(anchor);
      const address = inPart ? sectionAddress(url.pathname, inPart.name) : copyAddress(url.pathname);
      link.url = siteUrl + address + url.hash;
    }
  }
  return copies;
}

function frontMatter(
  {title, description, address}: CopiedPage,
  {siteUrl, baseUrl, contractsOf}: CopySite,
  anchor?: string,
): string {
  const fields = {
    title,
    ...(description && {description}),
    url: `${siteUrl}${address}${anchor ? `#${anchor.replace(/-\d+$/, '')}` : ''}`,
    contract: contractsOf(address),
    index: `${siteUrl}${baseUrl}llms.txt`,
  };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
}

function checkSize({address, text}: CopyFile, limit: number): void {
  if (text.length <= limit) return;
  throw new Error(
    `${address} has ${text.length} characters, and readers cut off after ${limit}. ` +
      'Divide its longest block: packages/publish/copies/parts.server.ts cuts between blocks, list items, and table rows.',
  );
}
