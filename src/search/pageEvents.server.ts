/**
 * What an element of a built page contains, in reading order: texts, code, headings, and entries. What a reader does not
 * read as the page's own text stays out: navigation, buttons, footers.
 */
import {all, codeText, hasClass, INLINE, idOf, needsSpaceBefore} from '@speech-docs/publish/builtPage.server';
import type {Element, Nodes} from 'hast';
import {cells, cellsOf, isSkipped, leadingCode, rowName, sentences, textOf, withHeader} from './elementText.server';

export type Event =
  /** A piece of a paragraph, which the next `end` ends. */
  | {kind: 'inline'; text: string}
  | {kind: 'end'}
  | {kind: 'block'; text: string}
  | {kind: 'code'; text: string}
  | {kind: 'heading'; level: number; title: string; anchor: string}
  /** What readers link to without a heading: a field, a message, a value. */
  | {kind: 'entry'; title: string; anchor: string; content: Iterable<Event>}
  /** What readers call a section whose title has none of their words. */
  | {kind: 'names'; names: string[]}
  /** A link to another page: a heading with nothing else below it is found by no search. */
  | {kind: 'link'};

/** The names of what has an anchor on the page, whatever it looks like. */
export type NamesByAnchor = ReadonlyMap<string, string[]>;

type Visitor = (node: Element, names: NamesByAnchor) => Iterable<Event>;

/** How a block is read: by the first row that applies. */
const VISITORS: [applies: (node: Element) => boolean, visit: Visitor][] = [
  [({tagName}) => /^h[1-6]$/.test(tagName), heading],
  [({tagName}) => tagName === 'table', table],
  [({tagName}) => tagName === 'dl', definitions],
  [(node) => node.tagName === 'pre' || hasClass(node, 'theme-code-block'), code],
  [isBareLink, () => [{kind: 'link'}]],
  [() => true, children],
];

/** Yields what a node contains, in reading order. */
export function* eventsOf(node: Nodes, names: NamesByAnchor): Generator<Event> {
  if (node.type === 'text') yield {kind: 'inline', text: node.value};
  if (node.type !== 'element') return;
  if (isSkipped(node)) {
    if (node.tagName === 'li') yield {kind: 'link'};
    return;
  }
  const {dataSearchNames} = node.properties;
  if (dataSearchNames) yield {kind: 'names', names: String(dataSearchNames).split(', ')};
  if (INLINE.has(node.tagName)) {
    // Two words must not grow together where only a line break or an image parts them.
    if (node.tagName === 'br' || node.tagName === 'img') yield {kind: 'inline', text: ' '};
    yield* children(node, names);
    return;
  }
  const visit = VISITORS.find(([applies]) => applies(node))?.[1] ?? children;
  yield {kind: 'end'};
  yield* asEntry(node, entryTitle(node, names), visit(node, names));
  yield {kind: 'end'};
}

function* asEntry(node: Element, title: string, content: Iterable<Event>): Generator<Event> {
  if (title) yield {kind: 'entry', title, anchor: idOf(node), content};
  else yield* content;
}

function* children(node: Element, names: NamesByAnchor): Generator<Event> {
  for (const [index, child] of node.children.entries()) {
    if (needsSpaceBefore(child, node.children[index - 1])) yield {kind: 'inline', text: ' '};
    yield* eventsOf(child, names);
  }
}

function* heading(node: Element): Generator<Event> {
  const [title, anchor] = [textOf(node), idOf(node)];
  if (node.tagName === 'h1' || !title) return;
  // A heading without an address is a caption: its text counts, a link to it does not exist.
  if (anchor) yield {kind: 'heading', level: Number(node.tagName[1]), title, anchor};
  else yield {kind: 'block', text: title};
}

function* code(node: Element): Generator<Event> {
  for (const pre of all(node, ({tagName}) => tagName === 'pre')) yield {kind: 'code', text: codeText(pre)};
}

/** Rows read as "first cell · the others": a short cell such as a tick gets its header in front. Empty ones are left out. */
function* table(node: Element, names: NamesByAnchor): Generator<Event> {
  const rows = all(node, ({tagName}) => tagName === 'tr');
  const hasHeader = rows[0]?.children.every((cell) => cell.type !== 'element' || cell.tagName === 'th');
  const headers = hasHeader && rows[0] ? cells(rows[0]) : [];
  for (const [index, row] of rows.entries()) {
    if ((index === 0 && hasHeader) || hasClass(row, 'table-detail')) continue;
    const [name = '', ...others] = cells(row);
    const labels = cellsOf(row).map(({properties}) => String(properties.dataLabel ?? properties.dataName ?? ''));
    const next = rows[index + 1];
    const detail = next && hasClass(next, 'table-detail') ? cells(next) : [];
    // A head of buttons has no text of its own; its cells know their column.
    const values = others.map((cell, column) => withHeader(cell, headers[column + 1] || labels[column + 1]));
    const text = sentences([...values, ...detail].filter(Boolean));
    const title = entryTitle(row, names);
    yield* asEntry(row, title, [{kind: 'block', text: title ? text : [name, text].filter(Boolean).join(' · ')}]);
  }
  if (rows.length === 1 && hasHeader) yield {kind: 'block', text: headers.join('; ')};
}

/** A term with an address is an entry that has its descriptions; another is read with each of them. */
function* definitions(list: Element, names: NamesByAnchor): Generator<Event> {
  const parts = list.children
    .flatMap((node) => (node.type === 'element' && node.tagName === 'div' ? node.children : [node]))
    .filter((node): node is Element => node.type === 'element' && /^d[dt]$/.test(node.tagName));
  for (const [index, term] of parts.entries()) {
    if (term.tagName !== 'dt') continue;
    const next = parts.findIndex(({tagName}, at) => at > index && tagName === 'dt');
    const descriptions = parts.slice(index + 1, next < 0 ? undefined : next);
    const title = entryTitle(term, names);
    yield* asEntry(
      term,
      title,
      descriptions.flatMap((one) => description(one, title ? '' : textOf(term), names)),
    );
  }
}

function description(node: Element, term: string, names: NamesByAnchor): Event[] {
  const isFlat = node.children.every((part) => part.type !== 'element' || INLINE.has(part.tagName));
  if (isFlat) return [{kind: 'block', text: term ? `${term}: ${textOf(node)}` : textOf(node)}];
  return [{kind: 'block', text: term}, ...children(node, names), {kind: 'end'}];
}

/** Elements that, with an id of their own, are an entry that readers link to. */
const ENTRIES = new Set(['tr', 'li', 'dt', 'details', 'article', 'section', 'div']);

/** The name of an entry that has an address of its own: what it is marked with, or the code that it begins with. */
function entryTitle(node: Element, names: NamesByAnchor): string {
  if (!ENTRIES.has(node.tagName) || !idOf(node)) return '';
  const marked = node.properties.dataSearchTitle;
  if (typeof marked === 'string' && marked) return marked;
  if (/^(?:div|section|article)$/.test(node.tagName)) return '';
  if (node.properties.role === 'tabpanel' || /^(fn|footnote)/.test(idOf(node))) return '';
  if (node.tagName === 'tr') return rowName(node) || (names.has(idOf(node)) ? (cells(node)[0] ?? '') : '');
  return leadingCode(node);
}

/** A list item or paragraph that is one link and nothing else repeats the page that it leads to. */
function isBareLink({tagName, children}: Element): boolean {
  if (tagName !== 'li' && tagName !== 'p') return false;
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return others.length === 0 && only?.type === 'element' && only.tagName === 'a';
}
