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
  const found: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'text') for (const [, id = ''] of node.value.matchAll(/ \{#([^\s{}]+)\}/g)) found.push(id);
    if (node.type === 'link') found.push(...ownAnchor(node));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return found;
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
