/** A second reading of a page and of its Markdown, which knows nothing of how one is made from the other. */
import type {Element, Nodes as HtmlNodes, Root as HtmlRoot} from 'hast';
import {select} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

export interface PageFacts {
  /** Texts between tags, in their order. */
  segments: string[];
  codeBlocks: string[];
  cells: string[];
  tabs: string[];
}

const LEFT_OUT = 'nav footer script style template noscript input title'.split(' ');

/** Returns what a reader sees in the main part of a page, without controls. */
export function readPage(tree: HtmlRoot): PageFacts {
  const main =
    select('[class*=generatedIndexPage]', tree) ?? select('.theme-doc-markdown', tree) ?? select('main', tree);
  const facts: PageFacts = {segments: [], codeBlocks: [], cells: [], tabs: []};
  if (main) collect(main, facts);
  return facts;
}

function collect(node: HtmlNodes, facts: PageFacts, inHeader = false): void {
  if (node.type === 'text') {
    const text = squeezed(node.value);
    if (text) facts.segments.push(text);
  }
  if (node.type !== 'element' || isControl(node, inHeader)) return;
  if (node.tagName === 'pre') facts.codeBlocks.push(textOf(node).replace(/\n$/, ''));
  if (node.tagName === 'td' || node.tagName === 'th') facts.cells.push(squeezedCell(visibleText(node)));
  if (node.properties.role === 'tabpanel') facts.tabs.push(String(node.properties.dataLabel ?? ''));
  for (const child of node.children) collect(child, facts, inHeader || node.tagName === 'th');
}

function isControl(node: Element, inHeader: boolean): boolean {
  const {role, ariaHidden, dataMarkdown, className} = node.properties;
  const classes = Array.isArray(className) ? className : [];
  return (
    LEFT_OUT.includes(node.tagName) ||
    (node.tagName === 'button' && !inHeader) ||
    (node.tagName === 'svg' && role !== 'img') ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    dataMarkdown === 'skip' ||
    classes.includes('hash-link') ||
    classes.includes('theme-doc-toc-mobile')
  );
}

function visibleText(node: Element): string {
  return node.children
    .map((child): string => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && !isControl(child, true) ? visibleText(child) : '';
    })
    .join('');
}

/** Returns the texts of pages that the Markdown lacks, in their order. */
export function lostSegments(segments: readonly string[], markdown: Root): string[] {
  const text = squeezed(plainText(markdown));
  let at = 0;
  return segments.filter((segment) => {
    const found = text.indexOf(segment, at);
    if (found >= 0) at = found + segment.length;
    return found < 0;
  });
}

export function parseMarkdown(text: string): Root {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return fromMarkdown(body, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

/** Returns all nodes of one type. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, type: T): Extract<Nodes, {type: T}>[] {
  const found: Extract<Nodes, {type: T}>[] = [];
  const visit = (node: Nodes) => {
    if (node.type === type) found.push(node as Extract<Nodes, {type: T}>);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

function plainText(node: Nodes): string {
  if (node.type === 'code') return ` ${node.meta ?? ''} ${node.value} `;
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(plainText).join('') : ' ';
}

/** The text of a cell: lists in it become enumerations, whose commas the page does not have. */
export const squeezedCell = (text: string) => squeezed(text).replaceAll(',', '');

/** Returns a text without its white space, which Markdown and HTML put in different places. */
export function squeezed(text: string): string {
  return text.replace(/[\s\u200b\u200c\u2060\ufeff\u00ad]/g, '');
}
