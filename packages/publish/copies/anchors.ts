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
  return [...new Set([...anchorsIn(nodes)].map(({id}) => id))];
}

const MARK = /(?:^| )\{#([^\s{}]+)\}/g;
const MAX_NAME_CHARS = 80;

/** Returns the anchors of some blocks with what they lead to: the text of the heading or the entry. */
export function namedAnchorsOf(nodes: readonly RootContent[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const {id, named} of anchorsIn(nodes)) found.set(id, nameOf(named));
  return found;
}

/** Every anchor, with the node whose text names it. */
function* anchorsIn(nodes: readonly Nodes[], around?: Nodes): Generator<{id: string; named: Nodes}> {
  for (const node of nodes) {
    if (node.type === 'text') for (const [, id = ''] of node.value.matchAll(MARK)) yield {id, named: around ?? node};
    if (node.type === 'link') for (const id of ownAnchor(node)) yield {id, named: node};
    if ('children' in node) yield* anchorsIn(node.children, node);
  }
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
