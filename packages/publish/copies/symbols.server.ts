/** The names of the APIs with their addresses, for editors and other documentation: `symbols.json` and `objects.inv`. */
import {deflateSync} from 'node:zlib';
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

/** Returns `objects.inv` in version 2 of Sphinx's format: names with spaces would end there, so they get none. */
export function objectsInventory(symbols: readonly ApiSymbol[], project: string, version: string): Buffer {
  const head = `# Sphinx inventory version 2\n# Project: ${project}\n# Version: ${version}\n# The remainder of this file is compressed using zlib.\n`;
  const known = new Set<string>();
  const lines = symbols.flatMap(({name, kind, path}) => {
    const key = `${name.replace(/\s+/g, '-')}`;
    // Sphinx adds a location to the address that the inventory is below.
    const location = path.slice(1);
    // One name may be at several addresses; the format knows each name once, and the anchor tells the others apart.
    const unique = known.has(`${kind} ${key}`) ? location : key;
    known.add(`${kind} ${unique}`);
    return unique ? [`${unique} std:${kind} 1 ${location} ${name}\n`] : [];
  });
  return Buffer.concat([Buffer.from(head), deflateSync(lines.join(''))]);
}
