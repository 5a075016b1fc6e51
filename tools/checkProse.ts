/**
 * `npm run check:prose`: pages and READMEs by remark-lint with the lists of prose/rules.yaml, then spelling and single words
 * of everything that people read by cspell (.cspell.config.yaml). `-- docs/index.mdx` checks some files only.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import prohibitedStrings from 'remark-lint-prohibited-strings';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import styleGuide from 'remark-preset-lint-markdown-style-guide';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {replaceSiteTokens} from '../data/siteTokens';

const FOLDERS = ['*.md', '*/**/*.md', 'docs/**/*.mdx', 'api-ref/**/*.mdx', ':!packages/publish/tests/golden'];
/** Layout of the source, which writer and formatter decide. */
const NOT_OURS =
  /^(?:file-extension|no-file-name-.*|maximum-.*-length|list-item-.*|table-.*|ordered-list-marker-value|heading-style|no-consecutive-blank-lines)$/;

const {phrases, names, frontMatter} = parse(readFileSync('tools/prose/rules.yaml', 'utf8')) as {
  phrases: Record<string, string>;
  names: string[];
  frontMatter: object;
};
const strings = [
  ...Object.entries(phrases).flatMap(([yes, list]) => list.split(', ').map((no) => ({yes, no: patternOf(no)}))),
  ...names.map((yes) => ({yes})),
];
const validate = new Ajv({allErrors: true, allowUnionTypes: true}).compile(frontMatter);
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const rules = unified().use(styleGuide).use(prohibitedStrings, strings).freeze();

/** The first letter in either case, and a hyphen or a line break for a space. */
function patternOf(phrase: string): string {
  const [first = ''] = phrase;
  return `[${first}${first.toUpperCase()}]${phrase.slice(1).replaceAll(' ', '[\\s-]+')}`;
}

function problemsOf(path: string, source: string): string[] {
  const isPage = path.endsWith('.mdx');
  const file = new VFile({path, value: isPage ? replaceSiteTokens(source, path) : source});
  const tree: Root = (isPage ? markdown().use(remarkDirective).use(remarkMdx) : markdown()).parse(file);
  rules.runSync(tree, file);
  const first = tree.children[0];
  if (isPage && !validate(first?.type === 'yaml' ? parse(first.value) : undefined)) {
    for (const {instancePath, message} of validate.errors ?? [])
      file.message(`front matter: ${instancePath} ${message}`);
  }
  const own = file.messages.filter(({ruleId}) => !NOT_OURS.test(ruleId ?? ''));
  return own.map(
    ({line = 1, column = 1, reason, ruleId}) => `${path}:${line}:${column} - ${reason} [${ruleId ?? 'page'}]`,
  );
}

const chosen = process.argv.slice(2);
const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {encoding: 'utf8'})
  .stdout.trim()
  .split('\n');
const wanted = files.filter((file) => chosen.length === 0 || chosen.includes(file));
const problems = wanted.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')));
for (const problem of problems) console.error(problem);
const {status} = spawnSync('node_modules/.bin/cspell', ['lint', '--no-progress', ...chosen], {stdio: 'inherit'});
process.exitCode = problems.length === 0 && status === 0 ? 0 : 1;
