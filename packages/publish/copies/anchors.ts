/** Anchors in Markdown: `{#id}` after a heading or an entry, or the link of an entry to itself. */
import type {Link, Nodes, RootContent} from 'mdast';

declare module 'mdast' {
  interface LinkData {
    /** The link leads to its own entry, whose anchor this is. */
    anchor?: string;
  }
}

/** Returns the anchors of some blocks, in their order. */
export function anchorsOf(nodes: readonly RootContent[]): string[] {
  return [...new Set(anchorsIn(nodes))];
}

const MARK = /(?:^| )\{#([^\s{}]+)\}/g;

function* anchorsIn(nodes: readonly Nodes[]): Generator<string> {
  for (const node of nodes) {
    if (node.type === 'text') for (const [, id = ''] of node.value.matchAll(MARK)) yield id;
    if (node.type === 'link') yield* ownAnchor(node);
    if ('children' in node) yield* anchorsIn(node.children);
  }
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
