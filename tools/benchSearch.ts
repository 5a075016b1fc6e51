/**
 * `npm run bench:search`: how good, how small and how fast search is, on the site in build/. The query sets
 * are tools/ranking/queries.ts, freshQueries.ts, and forumQueries.ts; of the rows held out, only sums are printed.
 *
 * Left out on demand: `--no-growth` (the larger sites), `--no-browser` (whatever needs one), `--no-bare` (the bare site
 * that the dialog is compared with, which is installed from the registry), `--no-difference` (a build without search).
 * `--rounds 15` is how often dialogs are opened, and how many queries are typed. A whole run writes tools/bench/figures/search.json.
 * Exits with 1 when a figure misses what it must reach; times depend on the machine and are not judged.
 */
import {existsSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {openEngine} from '../src/search/engine/engine';
import {type IndexFile, indexFileOf, type Manifest, pagesOf} from '../src/search/engine/indexFile';
import {table, writeFigures} from './bench/figures';
import {BUILD} from './paths';
import {judge, requestFor, type Score, type Search} from './ranking/evaluate';
import {forumQueries, heldOutForumQueries} from './ranking/forumQueries';
import {freshQueries, heldOutQueries} from './ranking/freshQueries';
import {grow} from './ranking/grow';
import {queries} from './ranking/queries';
import {bareSite} from './searchBench/bareSite';
import {keyPresses, openings} from './searchBench/browser';
import {addedToEveryPage, dialogParts, engineParts, type Part} from './searchBench/bytes';
import {brotli, cpuMs, ms, quantile} from './searchBench/figures';
import {openPlain} from './searchBench/plainMinisearch';

const MUST = {
  forumThree: 0.95,
  pageRank: 0.92,
  sectionRank: 0.89,
  pageFive: 0.96,
  firstAnswerBytes: 130_000,
  engineBytes: 20_000,
};
const SETS = {'first set': queries, 'second set': freshQueries, 'held out': heldOutQueries};
/** In readers' own words; these are measured by the page among the first three, which a reader sees without scrolling. */
const FORUM_SETS = {'forum set': forumQueries, 'forum set, held out': heldOutForumQueries};
const OPTIONS = {
  'no-browser': {type: 'boolean'},
  'no-growth': {type: 'boolean'},
  'no-bare': {type: 'boolean'},
  'no-difference': {type: 'boolean'},
  rounds: {type: 'string'},
} as const;

async function main(): Promise<number> {
  const {values} = parseArgs({options: OPTIONS});
  const rounds = Number(values.rounds ?? 15);
  if (!existsSync(join(BUILD, 'find/index.json'))) {
    console.error('There is no built site with an index of its own. Run: npm run build');
    return 1;
  }
  const manifest = JSON.parse(readFileSync(join(BUILD, 'find/index.json'), 'utf8')) as Manifest;
  const text = readFileSync(join(BUILD, 'find', manifest.index), 'utf8');
  const file = JSON.parse(text) as IndexFile;
  console.log(`\n${manifest.pages} pages, ${manifest.records} records`);

  const search = searcher(file);
  const failed = relevance(search);
  const indexBytes = brotli(text) + brotli(JSON.stringify(manifest));
  failed.push(...sizes(indexBytes));
  if (!values['no-difference']) table('Scripts of every page, Brotli', await addedToEveryPage());

  const plain = openPlain(pagesOf(file));
  table('Engines over the same records', [
    engineRow('this one', search, indexBytes),
    engineRow('MiniSearch as its README shows it', plain.search, brotli(plain.serialised)),
  ]);
  const factors = values['no-growth'] ? [1] : [1, 10, 50];
  table(
    'Size and speed of the engine, in CPU time of one thread',
    factors.map((factor) => sizeRow(file, factor)),
  );

  if (!values['no-browser']) {
    console.log(
      `\nThe machine is ${loadavg()[0]?.toFixed(1)} processes busy; beside others, the times below mean little.`,
    );
    table('From a key press, in the browser', await keyPresses(rounds));
    if (!values['no-bare']) {
      const bare = [
        {site: 'bare Docusaurus', folder: await bareSite('stock')},
        {site: "bare Docusaurus, this site's DocSearch", folder: await bareSite('same')},
      ];
      table('From a cold click to the open dialog, CPU slowed 4 ×, fast 4G', await openings(bare, rounds));
    }
  }
  writeFigures('search', Object.keys(values).length === 0);
  for (const reason of failed) console.error(`MISSED: ${reason}`);
  return failed.length > 0 ? 1 : 0;
}

/** Prints how well the right page is found; returns what is below its mark. */
function relevance(search: Search): string[] {
  const judged = Object.entries(SETS).map(([name, set]) => ({name, ...judge(set, search)}));
  const forum = Object.entries(FORUM_SETS).map(([name, set]) => ({name, ...judge(set, search)}));
  table('Relevance', [
    ...judged.flatMap(({name, page, section}) => [row(`${name}, page`, page), row(`${name}, section`, section)]),
    ...forum.map(({name, page}) => row(`${name}, page`, page)),
  ]);
  for (const {name, byKind, misses} of [...judged, ...forum]) {
    table(
      `By kind, ${name}`,
      [...byKind].map(([kind, score]) => row(kind, score)),
    );
    if (name.endsWith('held out')) continue;
    console.log(`\nQueries whose page is not first, ${name}`);
    console.table(misses.map(({query, rank, wanted, got}) => ({query, rank: rank || '—', wanted, got})));
  }
  const forumMissed = forum.filter(({page}) => page.three < MUST.forumThree);
  return [
    ...forumMissed.map(({name, page}) => `${name}: success at 3 ${page.three.toFixed(3)} is below ${MUST.forumThree}`),
    ...judged.flatMap(({name, page, section}) => [
      ...(page.rank < MUST.pageRank ? [`${name}: page rank ${page.rank.toFixed(3)} is below ${MUST.pageRank}`] : []),
      ...(section.rank < MUST.sectionRank
        ? [`${name}: section rank ${section.rank.toFixed(3)} is below ${MUST.sectionRank}`]
        : []),
      ...(page.five < MUST.pageFive ? [`${name}: success at 5 ${page.five.toFixed(3)} is below ${MUST.pageFive}`] : []),
    ]),
  ];
}

/** Prints what readers download once they reach for search; returns what is above its mark. */
function sizes(indexBytes: number): string[] {
  const sum = (parts: Part[]) => parts.reduce((total, {bytes}) => total + bytes, 0);
  const engine = engineParts();
  const engineBytes = sum(engine);
  table('Bytes on intent, Brotli', [
    {what: 'manifest and index', bytes: indexBytes},
    ...engine,
    {what: 'engine and glue together', bytes: engineBytes},
    {what: 'all that a first answer needs', bytes: indexBytes + engineBytes},
    ...dialogParts(),
  ]);
  return [
    ...(indexBytes > MUST.firstAnswerBytes
      ? [`${indexBytes} bytes for a first answer are above ${MUST.firstAnswerBytes}`]
      : []),
    ...(engineBytes > MUST.engineBytes
      ? [`${engineBytes} bytes of engine and glue are above ${MUST.engineBytes}`]
      : []),
  ];
}

function engineRow(engine: string, search: Search, bytes: number) {
  const ranks = Object.entries(SETS).map(([name, set]) => {
    const {page, section} = judge(set, search);
    return [name, `${page.rank.toFixed(3)} / ${section.rank.toFixed(3)}`];
  });
  const times = heldOutQueries.map(({query}) => {
    const start = cpuMs();
    search(query);
    return cpuMs() - start;
  });
  return {
    engine,
    ...Object.fromEntries(ranks),
    'index kB': Math.round(bytes / 1000),
    'query p95 ms': ms(quantile(times, 0.95)),
  };
}

function searcher(file: IndexFile) {
  const engine = openEngine(file);
  return (query: string) => engine.search(requestFor(query), 'https://site.invalid').hits;
}

function row(what: string, {queries: count, first, three, five, rank}: Score) {
  return {
    what,
    queries: count,
    'first %': percent(first),
    'first three %': percent(three),
    'first five %': percent(five),
    'mean reciprocal rank': rank.toFixed(3),
  };
}

/** Every key press of every query, through the engine and the copy that leaves the worker. */
function sizeRow(file: IndexFile, factor: number) {
  const started = cpuMs();
  const grown = indexFileOf(grow(pagesOf(file), factor), file.language);
  const text = JSON.stringify(grown);
  const built = cpuMs() - started;
  const opening = cpuMs();
  const engine = openEngine(JSON.parse(text));
  const opened = cpuMs() - opening;
  const typed = [...new Set(queries.flatMap(({query}) => [...query].map((_, end) => query.slice(0, end + 1))))];
  const sample = factor === 1 ? typed : typed.filter((_, index) => index % (factor * 4) === 0);
  const times = sample.map((query) => {
    const start = cpuMs();
    structuredClone(engine.search(requestFor(query), 'https://site.invalid'));
    return cpuMs() - start;
  });
  const found = judge(queries, (query) => engine.search(requestFor(query), 'https://site.invalid').hits);
  return {
    pages: grown.pages.length,
    'index kB': Math.round(brotli(text, factor > 1 ? 5 : 11) / 1000),
    'make ms': Math.round(built),
    'open ms': Math.round(opened),
    'key p50 ms': ms(quantile(times, 0.5)),
    'key p95 ms': ms(quantile(times, 0.95)),
    'rank of the page': found.page.rank.toFixed(3),
  };
}

const percent = (share: number) => (share * 100).toFixed(1);

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
