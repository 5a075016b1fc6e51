/** Cuts a long page into parts that the smallest readers take whole. */
import type {List, ListItem, Nodes, RootContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {anchorsOf} from './anchors';

/** Readers cut off what is longer: some at 20,000 characters, the most patient at 100,000. */
export const MAX_PAGE_CHARS = 100_000;
export const MAX_PART_CHARS = 20_000;
/** A part leaves room for its front matter, and for links that grow when they lead to other parts. */
const TARGET_CHARS = 14_000;

export interface Part {
  /** Name in its address: the anchor of its heading, with a number from the second part of a section on. */
  name: string;
  title: string;
  /** Headings below the title, the one that the part before it left unfinished included. */
  headings: string[];
  blocks: RootContent[];
}

/** Returns the sections of a page, each in as many parts as it needs; what is before the first heading is not one. */
export function partsOf(children: readonly RootContent[]): Part[] {
  const sections: RootContent[][] = [];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([node]);
    else sections.at(-1)?.push(node);
  }
  return sections.flatMap(([heading, ...rest], index) => {
    if (!heading) return [];
    const title = headingText(heading);
    const name = anchorsOf([heading])[0] ?? `section-${index + 1}`;
    let unfinished: string[] = [];
    return packed([heading, ...rest]).map((blocks, at) => {
      const own = blocks.filter((block) => block.type === 'heading' && block.depth > 2).map(headingText);
      const headings =
        blocks[0]?.type === 'heading' ? own : [...unfinished.map((name) => `${name} (continued)`), ...own];
      unfinished = own.length > 0 ? own.slice(-1) : unfinished;
      const suffix = at === 0 ? '' : at + 1;
      return {
        name: suffix ? `${name}-${suffix}` : name,
        title: suffix ? `${title} (${suffix})` : title,
        headings,
        blocks,
      };
    });
  });
}

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
export function sizeOf(block: RootContent): number {
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
