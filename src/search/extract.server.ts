/**
 * Reads the texts of a page from its built HTML, so that reference pages, tables and components are as searchable as
 * prose. What a reader does not read as the page's own text stays out: navigation, buttons, footers.
 */

import {
  all,
  codeText,
  find,
  hasClass,
  INLINE,
  idOf,
  metaOf,
  needsSpaceBefore,
  parseBuiltPage,
  sidebarSectionOf,
} from '@speech-docs/publish/builtPage.server';
import {codesIn, type HeadingText, type PageText} from '@speech-docs/search/records';
import type {Element, Nodes} from 'hast';
import {
  cells,
  cellsOf,
  codeIdentifiers,
  collapse,
  isSkipped,
  leadingCode,
  rowName,
  sentences,
  textOf,
  withHeader,
} from './elementText.server';

/**
 * Returns the page's texts, `null` for a page with `noindex`; throws when there is no title to find. What has
 * one of the anchors in `names` is an entry with these names, whatever it looks like.
 */
export function extractPage(html: string, path: string, names: NamesByAnchor = new Map()): PageText | null {
  const {root, main} = parseBuiltPage(html);
  if (/noindex/i.test(metaOf(root, 'robots') ?? '')) return null;
  const h1 = find(root, ({tagName}) => tagName === 'h1');
  if (!h1) throw new Error('no title found in the built page');

  const title: HeadingText = {level: 1, title: textOf(h1), anchor: '', blocks: [], code: ''};
  const walker = new Walker(title, names);
  const description = metaOf(root, 'description');
  if (description) walker.add(description);
  walker.walk(main);
  walker.finish();
  return {
    path,
    section: sidebarSectionOf(root, textOf) ?? '',
    tag: metaOf(root, 'docusaurus_tag') ?? 'default',
    keywords: freshKeywords(metaOf(root, 'keywords') ?? '', title.title),
    headings: walker.headings,
  };
}

type NamesByAnchor = ReadonlyMap<string, string[]>;

const HEADING = /^h[1-6]$/;
/** Elements that, with an id of their own, are an entry that readers link to: a field, a message, a value. */
const ENTRIES = new Set(['tr', 'li', 'dt', 'details', 'article', 'section', 'div']);
const ADMONITION_NAMES = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important']);

/** Walks the page in reading order and files each block of text under its heading. */
class Walker {
  headings: HeadingText[];
  private readonly code = new Map<HeadingText, string[]>();
  /** Headings that lead on to other pages: with nothing else below them no search finds them. */
  private readonly leading = new Set<HeadingText>();
  private current: HeadingText;
  private run = '';

  constructor(
    title: HeadingText,
    private readonly names: NamesByAnchor,
  ) {
    this.headings = [title];
    this.current = title;
  }

  add(text: string): void {
    const block = collapse(text);
    if (block && !this.current.blocks.includes(block)) this.current.blocks.push(block);
  }

  walk(node: Nodes): void {
    if (node.type === 'text') {
      this.run += node.value;
      return;
    }
    if (node.type !== 'element') {
      if (node.type === 'root') for (const child of node.children) this.walk(child);
      return;
    }
    if (isSkipped(node)) {
      if (node.tagName === 'li') this.leading.add(this.current);
      return;
    }
    // What readers call a section whose title has none of their words.
    const {dataSearchNames: others} = node.properties;
    if (others) this.current.names = [...(this.current.names ?? []), ...String(others).split(', ')];
    if (INLINE.has(node.tagName)) {
      // Two words must not grow together where only a line break or an image parts them.
      if (node.tagName === 'br' || node.tagName === 'img') this.run += ' ';
      this.walkChildren(node);
      return;
    }
    this.flush();
    const entry = this.entryTitle(node);
    const outer = this.current;
    if (entry) this.open(entryOf(outer, entry, idOf(node)));
    if (HEADING.test(node.tagName)) this.heading(node);
    else if (node.tagName === 'pre') this.codeBlock(node);
    else if (node.tagName === 'table') this.table(node);
    else if (node.tagName === 'dl') this.definitions(node);
    else if (hasClass(node, 'theme-code-block')) for (const pre of all(node, isPre)) this.codeBlock(pre);
    else if (isBareLink(node)) this.leading.add(this.current);
    else this.walkChildren(node);
    this.flush();
    if (entry) this.current = outer;
  }

  private walkChildren({children}: Element): void {
    for (const [index, child] of children.entries()) {
      if (needsSpaceBefore(child, children[index - 1])) this.run += ' ';
      this.walk(child);
    }
  }

  /** Files what is left, and keeps of the code only names that the page does not contain, in this or another spelling. */
  finish(): void {
    this.flush();
    const prose = lettersOf(this.headings.map(({title, blocks}) => `${title} ${blocks.join(' ')}`).join(' '));
    const seen = new Set<string>();
    for (const [heading, sources] of this.code) {
      const fresh = codeIdentifiers(sources.join('\n')).filter((name) => {
        const letters = lettersOf(name);
        const isKnown = seen.has(letters) || prose.includes(letters);
        seen.add(letters);
        return !isKnown;
      });
      heading.code = fresh.join(' ');
    }
    this.headings = this.headings.filter(
      (heading, index, all) =>
        index === 0 ||
        heading.blocks.length > 0 ||
        this.code.has(heading) ||
        !this.leading.has(heading) ||
        (all[index + 1]?.level ?? 0) > heading.level,
    );
  }

  private open(heading: HeadingText): void {
    const names = this.names.get(heading.anchor);
    if (names) heading.names = withoutTitle(names, heading.title);
    this.headings.push(heading);
    this.current = heading;
  }

  private flush(): void {
    const text = this.run;
    this.run = '';
    if (!ADMONITION_NAMES.has(collapse(text).toLowerCase())) this.add(text);
  }

  private heading(node: Element): void {
    const title = textOf(node);
    if (node.tagName === 'h1' || !title) return;
    const anchor = idOf(node);
    // A heading without an address is a caption: its text counts, a link to it does not exist.
    if (anchor) this.open({level: Number(node.tagName[1]), title, anchor, blocks: [], code: ''});
    else this.add(title);
  }

  private codeBlock(node: Element): void {
    this.code.set(this.current, [...(this.code.get(this.current) ?? []), codeText(node)]);
  }

  /** Rows read as "first cell · the others": a short cell such as a tick gets its header in front. Empty ones are left out. */
  private table(table: Element): void {
    const rows = all(table, ({tagName}) => tagName === 'tr');
    const hasHeader = rows[0]?.children.every((cell) => cell.type !== 'element' || cell.tagName === 'th');
    const headers = hasHeader && rows[0] ? cells(rows[0]) : [];
    for (const row of (hasHeader ? rows.slice(1) : rows).filter((one) => !hasClass(one, 'table-detail'))) {
      const [name = '', ...others] = cells(row);
      const labels = cellsOf(row).map(({properties}) => String(properties.dataLabel ?? properties.dataName ?? ''));
      const next = rows[rows.indexOf(row) + 1];
      const detail = next && hasClass(next, 'table-detail') ? cells(next) : [];
      // A head of buttons has no text of its own; its cells know their column.
      const values = others.map((cell, column) => withHeader(cell, headers[column + 1] || labels[column + 1]));
      const text = sentences([...values, ...detail].filter(Boolean));
      const outer = this.current;
      const title = this.entryTitle(row);
      if (title) this.open(entryOf(outer, title, idOf(row)));
      this.add(title ? text : [name, text].filter(Boolean).join(' · '));
      this.current = outer;
    }
    if (rows.length === 1 && hasHeader) this.add(headers.join('; '));
  }

  private definitions(list: Element): void {
    let term = '';
    const outer = this.current;
    for (const child of list.children.flatMap(unwrapDiv)) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'dt') {
        this.current = outer;
        term = textOf(child);
        const title = this.entryTitle(child);
        if (title) this.open(entryOf(outer, title, idOf(child)));
      } else if (child.tagName === 'dd') {
        const isFlat = child.children.every((part) => part.type !== 'element' || INLINE.has(part.tagName));
        if (isFlat) this.add(term && this.current === outer ? `${term}: ${textOf(child)}` : textOf(child));
        else {
          if (this.current === outer) this.add(term);
          this.walk({...child, tagName: 'div', properties: {}});
        }
      }
    }
    this.current = outer;
  }

  /** The name of an entry that has an address of its own: what it is marked with, or the code that it begins with. */
  private entryTitle(node: Element): string {
    if (!ENTRIES.has(node.tagName) || !idOf(node)) return '';
    const marked = node.properties.dataSearchTitle;
    if (typeof marked === 'string' && marked) return marked;
    if (node.tagName === 'div' || node.tagName === 'section' || node.tagName === 'article') return '';
    if (node.properties.role === 'tabpanel' || /^(fn|footnote)/.test(idOf(node))) return '';
    if (node.tagName === 'tr') return rowName(node) || (this.names.has(idOf(node)) ? (cells(node)[0] ?? '') : '');
    return leadingCode(node);
  }
}

/** `job_id`, `jobId`, and "job ID" are one name: a search takes it apart. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[ _]/g, '');

function entryOf(outer: HeadingText, title: string, anchor: string): HeadingText {
  return {level: Math.min(outer.level + 1, 6), title, anchor, blocks: [], code: '', isEntry: true};
}

const isPre = ({tagName}: Element) => tagName === 'pre';

/** A list item or paragraph that is one link and nothing else repeats the page that it leads to. */
function isBareLink({tagName, children}: Element): boolean {
  if (tagName !== 'li' && tagName !== 'p') return false;
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return others.length === 0 && only?.type === 'element' && only.tagName === 'a';
}

function unwrapDiv(node: Nodes): Nodes[] {
  return node.type === 'element' && node.tagName === 'div' ? node.children : [node];
}

/** Names that the title doesn't contain; the title itself becomes an empty name. */
function withoutTitle(names: string[], title: string): string[] {
  const codes = codesIn(title);
  return names.filter((name) => !codes.includes(name) || name === title).map((name) => (name === title ? '' : name));
}

function freshKeywords(keywords: string, title: string): string[] {
  const list = keywords.split(',').map(collapse).filter(Boolean);
  return [...new Set(list)].filter((keyword) => keyword.toLowerCase() !== title.toLowerCase());
}
