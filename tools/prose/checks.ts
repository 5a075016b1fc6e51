/** What is checked in each kind of file. Names of the provider and figures are filled in first, as readers see them. */
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {replaceSiteTokens} from '../../src/content';
import {problemsOfFrontMatter} from './frontMatter';
import {problemsOfPassage} from './language';
import {
  INTERFACE_TEXTS,
  type Passage,
  type Problem,
  passagesOfMembers,
  passagesOfPage,
  passagesOfSource,
} from './passages';
import {problemsOfStructure} from './structure';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const page = markdown().use(remarkDirective).use(remarkMdx).freeze();
const readme = markdown().freeze();

/** Rules for what developers read, who are busier and further away than the maintainers whom a README speaks to. */
const FOR_PAGES = new Set(['page-words', 'long-sentence']);
/** Titles that were published, kept letter by letter; texts of the theme that no page shows to readers who see. */
const EXCEPTIONS: Record<string, RegExp> = {
  'api-ref/index.mdx': /"websocket"/,
  'api-ref/realtime-transcription-websocket.mdx': /"Realtime"/,
};

/** Returns what is wrong with `text`; its kind is told by the end of `path`. */
export function problemsOf(path: string, text: string): Problem[] {
  const isReadme = path.endsWith('.md');
  const isMine = ({rule, text: words}: Problem) => !(isReadme && FOR_PAGES.has(rule)) && !EXCEPTIONS[path]?.test(words);
  const filled = isReadme ? text : replaceSiteTokens(text, path);
  const problems = /\.mdx?$/.test(path) ? ofMarkdown(path, filled) : textsIn(path, filled).flatMap(problemsOfPassage);
  return problems.filter(isMine).sort((a, b) => a.line - b.line || a.column - b.column);
}

function ofMarkdown(path: string, text: string): Problem[] {
  let tree: Root;
  try {
    tree = parse(path, text);
  } catch (error) {
    if (!isMessage(error)) throw error;
    // The parser gives the place of a tag that is never closed in words.
    const {reason} = error;
    const [, line = error.line, column = error.column] = /\((\d+):(\d+)/.exec(reason) ?? [];
    return [
      {
        line: Number(line ?? 1),
        column: Number(column ?? 1),
        rule: 'mdx',
        text: `${reason}. Close the tag, or write the sign as code.`,
      },
    ];
  }
  return [
    ...(path.endsWith('.mdx') ? problemsOfFrontMatter(tree) : []),
    ...problemsOfStructure(tree, text, path),
    ...[...passagesOfPage(tree), ...frontMatterTexts(text)].flatMap(problemsOfPassage),
  ];
}

function isMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

function parse(path: string, text: string): Root {
  return path.endsWith('.mdx') ? page.parse(text) : readme.parse(text);
}

/** The title and the description are read as often as the page. */
function frontMatterTexts(text: string): Passage[] {
  return text.split('\n').flatMap((line, index) => {
    const value = /^(?:title|description): "?(.*?)"?$/.exec(line)?.[1];
    return value && index < 12 ? [{text: value, line: index + 1}] : [];
  });
}

function textsIn(path: string, text: string): Passage[] {
  if (path.endsWith('.json')) return passagesOfMembers(text, INTERFACE_TEXTS);
  return path.endsWith('.yaml') ? passagesOfMembers(text) : passagesOfSource(path, text);
}
