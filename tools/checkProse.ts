/**
 * `npm run check:prose`: spelling, wording and structure of everything that people read. Names file, line and what to
 * do; `npm run check:prose -- docs/index.mdx` looks at some files only.
 */
import {readFileSync} from 'node:fs';
import {problemsOf} from './prose/checks';
import {withoutExceptions} from './prose/exceptions';
import {proseFiles} from './prose/files';
import {formatProblem} from './prose/problem';
import {run} from './run';

const EXCEPTIONS = 'tools/prose/exceptions.ts';

function wordingAndStructure(chosen: readonly string[]): number {
  const files = proseFiles().filter((file) => chosen.length === 0 || chosen.includes(file));
  const found = files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')).map((one) => ({...one, file})));
  const {problems, unused} = withoutExceptions(found);
  const stale = unused.filter(({file}) => files.includes(file));
  for (const problem of problems) console.error(formatProblem(problem));
  for (const {file, rule, quote} of stale) {
    console.error(`${EXCEPTIONS}: nothing in ${file} breaks ${rule} with ${quote} any more; take the line out.`);
  }
  console.log(`Wording and structure: ${files.length} files, ${problems.length + stale.length} problems`);
  return problems.length + stale.length;
}

/** Files, languages and dictionaries are in cspell.config.yaml, where editors look for them too. */
async function spelling(chosen: readonly string[]): Promise<number> {
  return (await run('npx', ['cspell', 'lint', '--no-progress', '--show-suggestions', ...chosen])).code;
}

async function main(): Promise<number> {
  const chosen = process.argv.slice(2);
  const problems = wordingAndStructure(chosen);
  const misspelled = await spelling(chosen);
  if (problems + misspelled > 0) {
    console.error('What each rule requires, and how to add a word or an exception: tools/prose/README.md');
  }
  return problems + misspelled > 0 ? 1 : 0;
}

void main().then((code) => {
  process.exitCode = code;
});
