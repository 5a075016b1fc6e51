/**
 * `npm run bench:levers`: what each replacement of framework code saves a reader of a guide. Builds the site with all of them,
 * without each one, and without any, then weighs and loads the same page of every build. Writes
 * src/lean/figures.json and the table in its README. `--rounds 5`; `--only head,tslib` measures some again.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {REPLACEMENTS} from '../src/lean/table.server';
import {median} from './bench/figures';
import {ALIVE, openBrowser, served, time, weigh} from './bench/load';
import {type Figures, leverTable, type Saving} from './leverTable';
import {ROOT} from './paths';
import {run} from './run';

const PAGE = '/get-started/authentication';
const OUTPUT = join(ROOT, '.cache/levers');
const [START, END] = ['<!-- table -->', '<!-- end of table -->'];
const FOLDER = join(ROOT, 'src/lean');

async function main(): Promise<void> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}, only: {type: 'string'}}});
  const rounds = Number(values.rounds);
  const names = REPLACEMENTS.map(({name}) => name).filter((name) => values.only?.split(',').includes(name) ?? true);
  const file = join(FOLDER, 'figures.json');
  const before = values.only ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;

  const withAll = await costOf('1', rounds);
  const withoutAny = difference(await costOf('0', rounds), withAll);
  const savings: Record<string, Saving> = {...before?.savings};
  for (const name of names) savings[name] = difference(await costOf(`-${name}`, rounds), withAll);
  const figures = {measured: new Date().toISOString().slice(0, 10), page: PAGE, withAll, withoutAny, savings};
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  const readme = join(FOLDER, 'README.md');
  const text = readFileSync(readme, 'utf8');
  const [start, end] = [text.indexOf(START) + START.length, text.indexOf(END)];
  writeFileSync(readme, `${text.slice(0, start)}\n\n${leverTable(figures)}\n\n${text.slice(end)}`);
  console.table({'all replacements': withAll, 'without any, more': withoutAny, ...savings});
}

async function costOf(lean: string, rounds: number): Promise<Saving> {
  // The compressed copies are not part of the measure: the server of the benchmark makes them.
  const env = {
    ...process.env,
    LEAN: lean,
    PRECOMPRESS: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/levers-files',
  };
  const {code, output} = await run('npm', ['run', '--silent', 'build', '--', '--out-dir', OUTPUT], {env, quiet: true});
  if (code !== 0) throw new Error(`The build with LEAN=${lean} failed:\n${output}`);
  const browser = await openBrowser();
  try {
    return await served(OUTPUT, async (origin) => {
      const {requests, everything} = await weigh(browser, origin + PAGE, ALIVE.docusaurus);
      const work: number[] = [];
      for (let round = 0; round < rounds; round++) {
        work.push((await time(browser, origin + PAGE, ALIVE.docusaurus)).work);
      }
      return {bytes: everything, requests, work: Math.round(median(work))};
    });
  } finally {
    await browser.close();
  }
}

function difference(more: Saving, less: Saving): Saving {
  return {bytes: more.bytes - less.bytes, requests: more.requests - less.requests, work: more.work - less.work};
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
