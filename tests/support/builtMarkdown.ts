/** The Markdown of the built site, as text and as trees. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {BUILD} from '../../tools/paths';
import {remembered} from './remembered';

/** Returns the text of the file at an address. */
export const textOf = remembered((address) => readFileSync(join(BUILD, decodeURIComponent(address)), 'utf8'));

/** Returns the tree of the Markdown at an address, without its front matter. */
export const markdownOf = remembered((address): Root => {
  const body = textOf(address).replace(/^---\n[\s\S]*?\n---\n/, '');
  return fromMarkdown(body, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
});

/** Returns all nodes of one type. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, type: T): Extract<Nodes, {type: T}>[] {
  const found: Extract<Nodes, {type: T}>[] = [];
  visit(tree, type, (node) => void found.push(node as Extract<Nodes, {type: T}>));
  return found;
}
