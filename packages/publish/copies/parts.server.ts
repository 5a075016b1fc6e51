/** Cuts a long page into parts: one for each message, and one for each section that is worth a file. */
import type {List, ListItem, Nodes, RootContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {anchorsOf} from './anchors';

/** Readers cut off what is longer: some at 20,000 characters, the most patient at 100,000. */
export const MAX_PAGE_CHARS = 100_000;
export const MAX_PART_CHARS = 20_000;
/** A message is one file, however many fields it has. */
export const MAX_MESSAGE_CHARS = 50_000;
/** A part leaves room for its front matter, and for links that grow when they lead to other parts. */
const TARGET_CHARS = 14_000;
/** A smaller section is in the file of a section beside it: too many files are a list that nobody reads. */
const MIN_PART_CHARS = 2_000;
/** A part of this size takes no more small ones, unless they are the last. */
const FULL_CHARS = 6_000;
const MOST_MERGED_CHARS = 18_000;
/** Sections whose headings are messages. */
const MESSAGES = /^Messages you (?:send|receive)$/;

export interface Part {
  /** Name in its address: the anchor of its heading, with a number from the second part of a section on. */
  name: string;
  title: string;
  /** Headings below the title, the one that the part before it left unfinished included. */
  headings: string[];
  blocks: RootContent[];
  isMessage?: boolean;
}

/** Returns the parts of a page; what is before the first heading is in none. */
export function partsOf(children: readonly RootContent[]): Part[] {
  const sections = cutAt(children, 2).filter(([first]) => first?.type === 'heading' && first.depth === 2);
  return merged(
    sections.flatMap((section, index) => {
      const [heading, ...rest] = section as [RootContent, ...RootContent[]];
      const [intro = [], ...messages] = MESSAGES.test(headingText(heading)) ? cutAt(section, 3) : [];
      if (messages.length === 0) return sectionParts(heading, rest, index);
      return messages.map((blocks, at) => messagePart(blocks, at === 0 ? intro : []));
    }),
  );
}

/** Returns the blocks in groups that begin with a heading of a level; the first is what comes before. */
function cutAt(blocks: readonly RootContent[], depth: number): RootContent[][] {
  const groups: RootContent[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) groups.push([block]);
    else groups.at(-1)?.push(block);
  }
  return groups;
}

function messagePart(blocks: RootContent[], intro: RootContent[]): Part {
  const [heading] = blocks as [RootContent];
  return {
    name: anchorsOf([heading])[0] ?? headingText(heading),
    title: headingText(heading),
    headings: [],
    blocks: [...intro, ...blocks],
    isMessage: true,
  };
}

function sectionParts(heading: RootContent, rest: RootContent[], index: number): Part[] {
  const title = headingText(heading);
  const name = anchorsOf([heading])[0] ?? `section-${index + 1}`;
  let unfinished: string[] = [];
  return packed([heading, ...rest]).map((blocks, at) => {
    const own = blocks.filter((block) => block.type === 'heading' && block.depth > 2).map(headingText);
    const headings = blocks[0]?.type === 'heading' ? own : [...unfinished.map((name) => `${name} (continued)`), ...own];
    unfinished = own.length > 0 ? own.slice(-1) : unfinished;
    const suffix = at === 0 ? '' : `${at + 1}`;
    return {
      name: suffix ? `${name}-${suffix}` : name,
      title: suffix ? `${title} (${suffix})` : title,
      headings,
      blocks,
    };
  });
}

/** Joins each small part with what follows it, or where nothing does, with what is before it. */
function merged(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const last = kept.at(-1);
    const next = parts[at + 1];
    const isOpen = last && sizeOfAll(last.blocks) < MIN_PART_CHARS;
    const isLast = !next || next.isMessage;
    const isLeft = sizeOfAll(part.blocks) < MIN_PART_CHARS && (isLast || sizeOfAll(last?.blocks ?? []) < FULL_CHARS);
    if (last && (isOpen || isLeft) && isMergeable(last, part)) kept[kept.length - 1] = joined(last, part);
    else kept.push(part);
  }
  return kept;
}

function isMergeable(last: Part, part: Part): boolean {
  return !last.isMessage && !part.isMessage && sizeOfAll([...last.blocks, ...part.blocks]) <= MOST_MERGED_CHARS;
}

function joined(last: Part, part: Part): Part {
  const named = sizeOfAll(last.blocks) >= sizeOfAll(part.blocks) ? last.name : part.name;
  return {
    name: named,
    title: `${last.title}, ${part.title}`,
    headings: [...last.headings, ...part.headings],
    blocks: [...last.blocks, ...part.blocks],
  };
}

export const sizeOfAll = (blocks: readonly RootContent[]) => blocks.reduce((sum, block) => sum + sizeOf(block), 0);

const headingText = (heading: RootContent) => textOf(heading).replace(/ \{#.*\}$/, '');

/** Returns what is before the first section. */
export function introOf(children: readonly RootContent[]): RootContent[] {
  const first = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return first < 0 ? [...children] : children.slice(0, first);
}

function packed(blocks: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  let size = 0;
  for (const block of blocks.flatMap(smaller)) {
    const chars = sizeOf(block);
    if (size + chars > TARGET_CHARS && size > 0) {
      parts.push([]);
      size = 0;
    }
    append(parts.at(-1) ?? [], block);
    size += chars;
  }
  return parts;
}

/** Adds a block; pieces of one list that stay together are one list again. */
function append(blocks: RootContent[], block: RootContent): void {
  const last = blocks.at(-1);
  if (block.type === 'list' && last?.type === 'list' && block.data && block.data === last.data) {
    blocks[blocks.length - 1] = {...last, children: [...last.children, ...block.children]};
  } else blocks.push(block);
}

const sizes = new WeakMap<RootContent, number>();

/**
 * Returns how many characters of Markdown a block is, about: writing every block only to count it would take as long as
 * writing all files. The limits above leave room for what is not counted, such as characters that Markdown escapes.
 */
function sizeOf(block: RootContent): number {
  const known = sizes.get(block) ?? charsOf(block, 0);
  sizes.set(block, known);
  return known;
}

function charsOf(node: Nodes, indent: number): number {
  if (node.type === 'code') return node.value.length + (node.value.split('\n').length + 2) * (indent + 1) + 8;
  if ('value' in node) return node.value.length + (node.type === 'inlineCode' ? 2 : 0);
  if (!('children' in node)) return 8;
  const inner = node.type === 'listItem' ? indent + 2 : indent;
  const own = node.type === 'link' ? node.url.length + 4 : inner + 2;
  return node.children.reduce((sum: number, child) => sum + charsOf(child, inner), own);
}

/** Returns a block that is too long in pieces: lists by their items, items by their nested lists, tables by their rows. */
function smaller(block: RootContent): RootContent[] {
  if (sizeOf(block) <= TARGET_CHARS) return [block];
  if (block.type === 'list') {
    const list = {...block, data: {}};
    return block.children.flatMap((item) => itemPieces(list, item)).flatMap(smaller);
  }
  if (block.type === 'table') return tablePieces(block).flatMap(smaller);
  if (block.type === 'blockquote') return block.children.flatMap((child) => smaller(child));
  return [block];
}

function itemPieces(list: List, item: ListItem): RootContent[] {
  const alone = {...list, children: [item]};
  if (sizeOf(alone) <= TARGET_CHARS) return [alone];
  const head = item.children.filter((child) => child.type !== 'list');
  const nested = item.children.filter((child) => child.type === 'list');
  if (nested.length === 0) return item.children;
  return [{...list, children: [{...item, children: head}]}, ...nested];
}

function tablePieces(table: Table): RootContent[] {
  const [header, ...rows] = table.children;
  if (!header || rows.length < 2) return [table];
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)].map((some) => ({...table, children: [header, ...some]}));
}
