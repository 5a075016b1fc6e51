/** The rules about headings, links, code, tables, and pictures: those of a preset, and what this site adds. */
import type {Heading, Nodes, Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import styleGuide from 'remark-preset-lint-markdown-style-guide';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {CODE_LANGUAGES} from '../../src/content/highlightCode';
import type {Problem} from './passages';

/** Rules of the preset about how the source is laid out, which the formatter and the writer decide. */
const NOT_OURS =
  /^(?:file-extension|no-file-name-.*|maximum-.*-length|list-item-.*|table-.*|ordered-list-marker-value|heading-style|no-consecutive-blank-lines)$/;
/** Texts that say nothing about where a link goes, alone or read out in a list of links. */
const EMPTY_LINK_TEXT =
  /^(?:(?:click |see )?here|this(?: page| link| section)?|link|page|(?:(?:read|learn|see) )?more|details|docs|documentation|below|above|go)$/i;
const MOST_COLUMNS = 4;
/** What becomes an unreadable address, or is read out sign by sign. */
const UNFIT_FOR_HEADING = /[%/\\&!]|\p{Extended_Pictographic}/u;

const preset = unified().use(styleGuide).freeze();

/** Returns what is wrong with the structure of a page. */
export function problemsOfStructure(tree: Root, source: string, path: string): Problem[] {
  const file = new VFile({value: source, path});
  const copy = structuredClone(tree);
  dropHeadingIds(copy);
  preset.runSync(copy, file);
  const found = file.messages
    .filter(({ruleId}) => !NOT_OURS.test(ruleId ?? ''))
    .map(({line = 1, column = 1, ruleId, reason}) => ({line, column, rule: ruleId ?? 'structure', text: reason}));
  const say = (rule: string, node: Nodes, text: string) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    found.push({line, column, rule, text});
  };
  headings(copy, say);
  links(copy, say);
  visit(copy, 'table', (node: Table, index, parent) => {
    table(node, index && parent ? parent.children[index - 1] : undefined, path.endsWith('.mdx'), say);
  });
  return found;
}

type Say = (rule: string, node: Nodes, text: string) => void;

/** An id is behind its heading as an MDX comment, and is no part of what readers see. */
function dropHeadingIds(tree: Root): void {
  visit(tree, 'heading', (node: Heading) => {
    if ((node.children.at(-1)?.type as string) !== 'mdxTextExpression') return;
    node.children.pop();
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
  });
}

function headings(tree: Root, say: Say): void {
  let isFirst = true;
  visit(tree, 'heading', (node: Heading) => {
    if (isFirst && node.depth > 2) say('headings', node, 'Begin with a heading of level 2; level 1 is the title.');
    isFirst = false;
    if (UNFIT_FOR_HEADING.test(textOf(node))) {
      say('headings', node, 'Write this heading in words: signs and emoji become its address.');
    }
    if (node.children.some(({type}) => type === 'inlineCode' || type === 'link' || type === 'image')) {
      say('headings', node, 'Keep code, links and pictures out of headings; put them in the sentence below.');
    }
  });
}

function links(tree: Root, say: Say): void {
  visit(tree, (node) => {
    if (node.type === 'image' && !node.alt?.trim())
      say('image-alt', node, 'Say in the alt text what the picture shows.');
    if (node.type === 'code' && !CODE_LANGUAGES.includes(node.lang ?? '')) {
      say('code-language', node, `Name a language that the site colors, or text, in place of "${node.lang ?? ''}".`);
    }
    if (node.type === 'text' && /\[[^\]]+\]\[[^\]]*\]/.test(node.value)) {
      say('link-text', node, 'This reference is defined nowhere.');
    }
    if (node.type !== 'link') return;
    const text = textOf(node).trim();
    const bare = text.replace(/[.,:;]$/, '');
    if (!bare || !node.url) say('link-text', node, 'Give the link a text that names where it leads, and an address.');
    else if (EMPTY_LINK_TEXT.test(bare))
      say('link-text', node, `"${text}" does not say where the link leads; name it.`);
    else if (text !== node.url && /^(https?:\/\/|www\.)\S+$/.test(bare)) {
      say('link-text', node, 'Name the destination instead of its address.');
    }
  });
}

/** A table needs words before it, because it has no caption; a name for each column; and something in each cell. Width and style count on pages, not in what maintainers read. */
function table(node: Table, before: Nodes | undefined, isPage: boolean, say: Say): void {
  if (!before || ['table', 'thematicBreak', 'yaml'].includes(before.type)) {
    say('tables', node, 'Put a heading or a sentence before the table: it is the only name the table has.');
  }
  // Tables of examples quote speech and text as they come.
  const quotes = node.children[0]?.children.some((cell) => textOf(cell) === 'Before');
  const columns = node.children[0]?.children.length ?? 0;
  if (columns > MOST_COLUMNS && isPage) {
    say('tables', node, `${columns} columns; ${MOST_COLUMNS} at most, or a narrow screen shows half of a row.`);
  }
  node.children.forEach((row, number) => {
    for (const cell of row.children) {
      const starts = cell.children[0];
      if (isPage && !quotes && starts?.type === 'text' && /^\p{Ll}+ \p{L}+ \p{L}/u.test(textOf(cell))) {
        say('tables', cell, 'Begin the cell with a capital letter, as all tables do.');
      }
      if (textOf(cell).trim() !== '' || cell.children.some(({type}) => type !== 'text')) continue;
      const what = number === 0 ? 'Name this column.' : 'Fill this cell, with "—" if there is nothing to say.';
      say('tables', cell.position ? cell : row, what);
    }
    if (row.children.length !== columns) say('tables', row, 'This row has another number of cells than the header.');
  });
}
