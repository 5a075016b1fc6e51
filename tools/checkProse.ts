/**
 * `npm run check:prose`: spelling, vocabulary, and structure of everything that people read. Names file, line, and what
 * to do. `-- docs/index.mdx` looks at some files only.
 */
import {readFileSync} from 'node:fs';
import {problemsOf} from './prose/checks';
import {proseFiles} from './prose/files';
import {run} from './run';

async function main(chosen: string[]): Promise<boolean> {
  const files = proseFiles().filter((file) => chosen.length === 0 || chosen.includes(file));
  const problems = files.flatMap((file) =>
    problemsOf(file, readFileSync(file, 'utf8')).map(
      ({line, column, text, rule}) => `${file}:${line}:${column} - ${text} [${rule}]`,
    ),
  );
  for (const problem of problems) console.error(problem);
  console.log(`Vocabulary and structure: ${files.length} files, ${problems.length} problems`);
  // Files, languages, and dictionaries are in .cspell.config.yaml, where editors look for them too.
  const {code} = await run('npx', ['cspell', 'lint', '--no-progress', '--show-suggestions', ...chosen]);
  const isFine = problems.length === 0 && code === 0;
  if (!isFine) console.error('What each rule requires, and how to add a word: tools/prose/README.md');
  return isFine;
}

void main(process.argv.slice(2)).then((isFine) => {
  process.exitCode = isFine ? 0 : 1;
});
