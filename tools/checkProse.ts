/**
 * `npm run check:prose`: spelling, vocabulary, and structure of everything that people read. Names file, line, and what
 * to do. `-- docs/index.mdx` looks at some files only; `-- --report` prints words and connectives of each page instead.
 */
import {readFileSync} from 'node:fs';
import {passagesIn, problemsOf} from './prose/checks';
import {proseFiles} from './prose/files';
import {wordsIn} from './prose/language';
import {run} from './run';

const CONNECTIVES = /\b(?:because|so|since|which|therefore|however|while|although|thus|whereas)\b/gi;

async function main([first, ...more]: string[]): Promise<boolean> {
  if (first === '--report') return report();
  const chosen = first ? [first, ...more] : [];
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

function report(): boolean {
  for (const file of proseFiles().filter((one) => one.endsWith('.mdx'))) {
    const texts = passagesIn(file, readFileSync(file, 'utf8')).map(({text}) => text);
    const words = texts.reduce((sum, text) => sum + wordsIn(text), 0);
    const connectives = texts.join('\n').match(CONNECTIVES)?.length ?? 0;
    console.log(`${String(words).padStart(6)} words ${String(connectives).padStart(4)} connectives  ${file}`);
  }
  return true;
}

void main(process.argv.slice(2)).then((isFine) => {
  process.exitCode = isFine ? 0 : 1;
});
