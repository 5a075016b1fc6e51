/** The rules about headings, links, code, lists, tables and pictures of one page. */
import type {Heading, Image, Link, Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkLintCodeBlockStyle from 'remark-lint-code-block-style';
import remarkLintEmphasisMarker from 'remark-lint-emphasis-marker';
import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintOrderedListMarkerValue from 'remark-lint-ordered-list-marker-value';
import remarkLintStrongMarker from 'remark-lint-strong-marker';
import remarkLintUnorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import {unified} from 'unified';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {CODE_LANGUAGES} from '../../src/content/highlightCode';
import type {Problem} from './problem';

/** Texts that say nothing about where a link goes, alone or read out in a list of links. */
const EMPTY_LINK_TEXTS = new Set(
  ['here', 'click here', 'this', 'this page', 'this link', 'this section', 'link', 'page', 'read more', 'more'].concat([
    'learn more',
    'see more',
    'details',
    'docs',
    'documentation',
    'below',
    'above',
    'see here',
    'go',
  ]),
);
const MOST_COLUMNS = 4;
/** What becomes an unreadable address, or is read out sign by sign. */
const UNFIT_FOR_HEADING = /[%/\\&]|\p{Extended_Pictographic}/u;

const rules = unified()
  .use(() => dropHeadingIds)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoMultipleToplevelHeadings)
  .use(remarkLintNoDuplicateHeadings)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintFencedCodeFlag, {flags: CODE_LANGUAGES, allowEmpty: false})
  .use(remarkLintCodeBlockStyle, 'fenced')
  .use(remarkLintNoLiteralUrls)
  .use(remarkLintNoEmptyUrl)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintUnorderedListMarkerStyle, '-')
  .use(remarkLintOrderedListMarkerValue, 'ordered')
  .use(remarkLintEmphasisMarker, '*')
  .use(remarkLintStrongMarker, '*')
  .use(lintRule('site:headings', headings))
  .use(lintRule('site:link-text', linkText))
  .use(lintRule('site:image-alt', imageAlt))
  .use(lintRule('site:tables', tables))
  .freeze();

/** Returns what is wrong with the structure of a page. */
export function problemsOfStructure(tree: Root, source: string, path: string): Problem[] {
  const file = new VFile({value: source, path});
  rules.runSync(structuredClone(tree), file);
  return file.messages.map(({line = 1, column = 1, ruleId, reason}) => ({
    line,
    column,
    rule: ruleId ?? 'structure',
    text: reason,
  }));
}

/** An id is behind its heading as an MDX comment, and is no part of what readers see. */
function dropHeadingIds(tree: Root): void {
  visit(tree, 'heading', (node: Heading) => {
    if ((node.children.at(-1)?.type as string) !== 'mdxTextExpression') return;
    node.children.pop();
    const last = node.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
  });
}

function headings(tree: Root, file: VFile): void {
  const all: Heading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    all.push(node);
    if (UNFIT_FOR_HEADING.test(textOf(node))) {
      file.message('Write this heading in words: signs and emoji become its address.', node);
    }
    if (node.children.some(({type}) => type === 'inlineCode' || type === 'link' || type === 'image')) {
      file.message('Keep code, links and pictures out of headings; put them in the sentence below.', node);
    }
  });
  const first = all[0];
  if (first && first.depth > 2) file.message('Begin with a heading of level 2; level 1 is the title.', first);
}

function linkText(tree: Root, file: VFile): void {
  visit(tree, 'link', (node: Link) => {
    const text = textOf(node).trim();
    // A literal address is named by remark-lint:no-literal-urls.
    if (text === node.url) return;
    const bare = text.toLowerCase().replace(/[.,:;]$/, '');
    if (bare === '') file.message('Give the link a text that names where it leads.', node);
    else if (EMPTY_LINK_TEXTS.has(bare)) file.message(`"${text}" does not say where the link leads; name it.`, node);
    else if (/^(https?:\/\/|www\.)\S+$/.test(bare)) file.message('Name the destination instead of its address.', node);
  });
}

function imageAlt(tree: Root, file: VFile): void {
  visit(tree, 'image', (node: Image) => {
    if (!node.alt?.trim()) file.message('Say in the alt text what the picture shows.', node);
  });
}

/** A table needs words before it, because it has no caption; a name for each column; and something in each cell. Width and style count on pages, not in what maintainers read. */
function tables(tree: Root, file: VFile): void {
  const isPage = file.extname === '.mdx';
  visit(tree, 'table', (node: Table, index, parent) => {
    const before = index && parent ? parent.children[index - 1] : undefined;
    if (!before || ['table', 'thematicBreak', 'yaml'].includes(before.type)) {
      file.message('Put a heading or a sentence before the table: it is the only name the table has.', node);
    }
    // Tables of examples quote speech and text as they come.
    const quotes = node.children[0]?.children.some((cell) => textOf(cell) === 'Before');
    const columns = node.children[0]?.children.length ?? 0;
    if (columns > MOST_COLUMNS && isPage) {
      file.message(`${columns} columns; ${MOST_COLUMNS} at most, or a narrow screen shows half of a row.`, node);
    }
    node.children.forEach((row, number) => {
      for (const cell of row.children) {
        const starts = cell.children[0];
        if (isPage && !quotes && starts?.type === 'text' && /^\p{Ll}+ \p{L}+ \p{L}/u.test(textOf(cell))) {
          file.message('Begin the cell with a capital letter, as all tables do.', cell);
        }
        if (textOf(cell).trim() !== '' || hasElement(cell)) continue;
        const what = number === 0 ? 'Name this column.' : 'Fill this cell, with "—" if there is nothing to say.';
        file.message(what, cell.position ? cell : row);
      }
      if (row.children.length !== columns) file.message('This row has another number of cells than the header.', row);
    });
  });
}

function hasElement(cell: Table['children'][number]['children'][number]): boolean {
  return cell.children.some(({type}) => type !== 'text');
}
