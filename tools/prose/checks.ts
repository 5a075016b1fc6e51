/** What is checked in each kind of file. Names of the provider and figures are filled in first, as readers see them. */
import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {replaceSiteTokens} from '../../src/content';
import {problemsOfFrontMatter} from './frontMatter';
import {problemsOfPassage} from './language';
import {
  INTERFACE_TEXTS,
  type Passage,
  passageOf,
  passagesOfMembers,
  passagesOfPage,
  passagesOfSource,
} from './passages';
import type {Problem} from './problem';
import {rhythmProblem, sentencesOf} from './rhythm';
import {problemsOfStructure} from './structure';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const page = markdown().use(remarkDirective).use(remarkMdx).freeze();
const readme = markdown().freeze();

/** Rules for what developers read, who are busier and further away than the maintainers whom a README speaks to. */
const FOR_PAGES = new Set(['voice', 'long-sentence', 'page-words']);

/** Returns what is wrong with `text`; its kind is told by the end of `path`. */
export function problemsOf(path: string, text: string): Problem[] {
  const filled = path.endsWith('.md') ? text : replaceSiteTokens(text, path);
  const problems = /\.mdx?$/.test(path)
    ? ofMarkdown(path, filled)
    : passagesIn(path, filled).flatMap(problemsOfPassage);
  const asked = path.endsWith('.md') ? problems.filter(({rule}) => !FOR_PAGES.has(rule)) : problems;
  return asked.sort((a, b) => a.line - b.line || a.column - b.column);
}

function ofMarkdown(path: string, text: string): Problem[] {
  const isPage = path.endsWith('.mdx');
  const tree: Root = isPage ? page.parse(text) : readme.parse(text);
  return [
    ...(isPage ? [...problemsOfFrontMatter(tree), ...problemsOfRhythm(tree)] : []),
    ...problemsOfStructure(tree, text, path),
    ...[...passagesOfPage(tree, text), ...frontMatterTexts(text)].flatMap(problemsOfPassage),
  ];
}

/** Sentences of paragraphs and list items; cells, headings, cards and code are short by nature. */
function problemsOfRhythm(tree: Root): Problem[] {
  const sentences: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'table' || node.type === 'heading' || isCard(node)) return SKIP;
    if (node.type === 'paragraph') sentences.push(...sentencesOf(textOf(node)));
    return undefined;
  });
  const text = rhythmProblem(sentences);
  return text ? [{line: 1, column: 1, rule: 'rhythm', text}] : [];
}

/** A card is an element of its own, or the only thing in a line. */
function isCard(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return node.name === 'Card';
  return node.type === 'paragraph' && node.children.some(isCard);
}

/** The title and the description are read as often as the page. */
function frontMatterTexts(text: string): Passage[] {
  return text.split('\n').flatMap((line, index) => {
    const value = /^(?:title|description): "?(.*?)"?$/.exec(line)?.[1];
    return value && index < 12 ? [passageOf(value, index + 1)] : [];
  });
}

function passagesIn(path: string, text: string): Passage[] {
  if (path.endsWith('.json')) return passagesOfMembers(text, INTERFACE_TEXTS);
  return path.endsWith('.yaml') ? passagesOfMembers(text) : passagesOfSource(path, text);
}
