/** Anchors in Markdown: `{#id}` after a heading or an entry, or the link of an entry to itself. */
import type {Link, Nodes, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';

declare module 'mdast' {
  interface LinkData {
    /** The link leads to its own entry, whose anchor this is. */
    anchor?: string;
  }
}

/** Returns the anchors of some blocks, in their order. */
export function anchorsOf(nodes: readonly RootContent[]): string[] {
  return [...namedAnchorsOf(nodes).keys()];
}

const MARK = /(?:^| )\{#([^\s{}]+)\}/g;
const MAX_NAME_CHARS = 80;

/** Returns the anchors of some blocks with what they lead to: the text of the heading or the entry. */
export function namedAnchorsOf(nodes: readonly RootContent[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Nodes, around: Nodes) => {
    if (node.type === 'text') for (const [, id = ''] of node.value.matchAll(MARK)) found.set(id, nameOf(around));
    if (node.type === 'link') for (const id of ownAnchor(node)) found.set(id, nameOf(node));
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  for (const node of nodes) visit(node, node);
  return found;
}

function nameOf(node: Nodes): string {
  const name = textOf(node).replace(MARK, '').replace(/\s+/g, ' ').trim();
  return name.length <= MAX_NAME_CHARS ? name : `${name.slice(0, name.lastIndexOf(' ', MAX_NAME_CHARS))}…`;
}

/** Returns every link of some blocks, for a change of its address. */
export function linksOf(nodes: readonly RootContent[]): Link[] {
  return nodes.flatMap((node): Link[] => [
    ...(node.type === 'link' ? [node] : []),
    ...('children' in node ? linksOf(node.children as RootContent[]) : []),
  ]);
}

/** The anchor that a link to itself is, if it is one. */
export function ownAnchor({data}: Link): string[] {
  return data?.anchor ? [data.anchor] : [];
}
