/** The names of the APIs with their addresses, which the server for agents looks up. */
import type {Nodes, RootContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {anchorsOf, ownAnchor} from './anchors';
import type {CopiedPage} from './copies.server';

type SymbolKind = 'field' | 'message' | 'error' | 'close-code' | 'header' | 'section';

interface ApiSymbol {
  name: string;
  kind: SymbolKind;
  /** Path of the page, from the root of its language, with the anchor. */
  path: string;
}

/** Returns every field, message, error, close code, header, and section of the reference that has an anchor. */
export function symbolsOf(pages: readonly CopiedPage[]): ApiSymbol[] {
  return pages
    .filter(({path}) => path.startsWith('/api-ref'))
    .flatMap((page) => {
      let section = '';
      let sectionId = '';
      const messages = messagesOf(page);
      return page.tree.children.flatMap((block) => {
        if (block.type === 'heading') {
          section = nameOf(block);
          const kind = messages.has(section) ? 'message' : 'section';
          sectionId = anchorsOf([block])[0] ?? sectionId;
          return anchorsOf([block]).map((id) => symbol(page, section, kind, id));
        }
        const kind = kindBelow(section);
        const named = block.type === 'table' && kind !== 'field' ? rowNames(block) : [];
        return [...entriesOf(block, page, kind), ...named.map((name) => symbol(page, name, kind, sectionId))];
      });
    });
}

/** Entries in a block: fields link to themselves, rows and items carry their anchor after their name. */
function entriesOf(node: Nodes, page: CopiedPage, kind: SymbolKind): ApiSymbol[] {
  if (node.type === 'link') return ownAnchor(node).map((id) => symbol(page, textOf(node), 'field', id));
  const isEntry = node.type === 'paragraph' || node.type === 'tableCell';
  const own = isEntry ? anchorsOf(node.children.filter((child) => child.type === 'text') as RootContent[]) : [];
  const inside = 'children' in node ? node.children.flatMap((child) => entriesOf(child, page, kind)) : [];
  // A sentence is not a name: alternatives of a type have anchors too.
  const named = / .* /.test(nameOf(node)) ? [] : own;
  return [...named.map((id) => symbol(page, nameOf(node), kind, id)), ...inside];
}

/** Names of messages: those that the examples of a page send or receive. */
function messagesOf({tree}: CopiedPage): Set<string> {
  const found = new Set<string>();
  const visit = (node: Nodes) => {
    if (node.type === 'code') for (const [, name = ''] of node.value.matchAll(/"message":\s*"(\w+)"/g)) found.add(name);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** What the rows of a table are about, where they have no anchor of their own: the code that tells them apart. */
function rowNames(table: Table): string[] {
  const rows = table.children.slice(1).filter(({children}) => anchorsOf(children[0]?.children ?? []).length === 0);
  const columns = [0, 1].map((column) => [
    ...new Set(
      rows.flatMap(({children}) => {
        const [first] = children[column]?.children ?? [];
        return first?.type === 'inlineCode' ? [first.value] : [];
      }),
    ),
  ]);
  return columns.reduce((best, names) => (names.length > best.length ? names : best));
}

function kindBelow(section: string): SymbolKind {
  if (/close code/i.test(section)) return 'close-code';
  if (/error|status|warning/i.test(section)) return 'error';
  return /header|handshake/i.test(section) ? 'header' : 'field';
}

const symbol = (page: CopiedPage, name: string, kind: SymbolKind, id: string): ApiSymbol => ({
  name,
  kind,
  path: `${page.path}#${id}`,
});

const nameOf = (node: Nodes) =>
  textOf(node)
    .replace(/ \{#[^{}]+\}/g, '')
    .trim();
