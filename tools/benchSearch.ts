/**
 * `npm run bench:search`: how good, how small, and how fast search is, on the site in build/. The query sets are in
 * tools/ranking; of the rows held out, only sums are printed. Writes tools/bench/figures/search.json, and exits with 1 when a
 * figure misses what it must reach. Times depend on the machine and are not judged.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {openEngine} from '@speech-docs/search/engine';
import type {IndexFile, Manifest} from '@speech-docs/search/indexFile';
import {median, table, writeFigures} from './bench/figures';
import {BUILD} from './paths';
import {type Judgement, judge, requestFor, type Score, type Search} from './ranking/evaluate';
import {queriesOf} from './ranking/queries';

const OUTLINE = {pageRank: 0.92, sectionRank: 0.89, five: 0.96};
/** In readers' own words: what they see without scrolling counts. */
const FORUM = {three: 0.95};
/** An error leads to its entry, and nowhere else. */
const ERRORS = {pageRank: 0.98, sectionRank: 0.98};
/** The mean rank of the page over the sets that are questions of readers. */
const MEAN = 0.94;

/**
 * What each set must reach: shares of queries, and mean reciprocal ranks. Misses of the sets held out are not printed, so
 * that ranking is not fitted to them.
 */
const SETS: Record<string, Partial<ReturnType<typeof figuresOf>>> = {
  'first set': OUTLINE,
  'second set': OUTLINE,
  'second set, held out': OUTLINE,
  'forum set': FORUM,
  'forum set, held out': FORUM,
  'asked in vain': {},
  'asked in vain, held out': {},
  errors: ERRORS,
  'errors, held out': ERRORS,
};
/** As src/search/README.md has them. */
const MOST_BYTES = {index: 140_000, engine: 20_000, dialog: 16_000};
const MANIFEST = join(BUILD, 'find/index.json');

function main(): number {
  if (!existsSync(MANIFEST)) {
    console.error('There is no built site with an index of its own. Run: npm run build');
    return 1;
  }
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const text = readFileSync(join(BUILD, 'find', manifest.index), 'utf8');
  console.log(`\n${manifest.pages} pages, ${manifest.records} records`);
  const opening = cpuMs();
  const engine = openEngine(JSON.parse(text) as IndexFile);
  const opened = cpuMs() - opening;
  const search = (query: string) => engine.search(requestFor(query), 'https://site.invalid').hits;
  const missed = [...relevance(search), ...sizes(brotli(text) + brotli(JSON.stringify(manifest)))];
  table('Time of the engine, in CPU milliseconds of one thread', [
    {'index opened': opened.toFixed(1), ...keys(search)},
  ]);
  writeFigures('search');
  for (const reason of missed) console.error(`MISSED: ${reason}`);
  return missed.length > 0 ? 1 : 0;
}

/** Prints how well the right page is found; returns what is below its mark. */
function relevance(search: Search): string[] {
  const judged = Object.entries(SETS).map(([name, must]) => ({name, must, ...judge(queriesOf(name), search)}));
  table(
    'Relevance',
    judged.flatMap(({name, page, section}) => [row(`${name}, page`, page), row(`${name}, section`, section)]),
  );
  for (const {name, misses} of judged) {
    if (name.endsWith('held out')) continue;
    console.log(`\nQueries whose page is not first, ${name}`);
    console.table(misses.map(({query, rank, wanted, got}) => ({query, rank: rank || '—', wanted, got})));
  }
  const asked = judged.filter(({name}) => /^(?:first|second|forum)/.test(name)).map(({page}) => page.rank);
  const mean = asked.reduce((sum, rank) => sum + rank, 0) / asked.length;
  console.log(`\nMean rank of the page: ${mean.toFixed(3)}`);
  const missed = mean < MEAN ? [`the mean rank ${mean.toFixed(3)} is below ${MEAN}`] : [];
  const below = judged.flatMap(({name, must, ...judgement}) => {
    const reached = figuresOf(judgement);
    return Object.entries(must).flatMap(([what, least]) => {
      const value = reached[what as keyof typeof reached];
      return value < least ? [`${name}: ${what} ${value.toFixed(3)} is below ${least}`] : [];
    });
  });
  return [...missed, ...below];
}

function figuresOf({page, section}: Pick<Judgement, 'page' | 'section'>) {
  return {pageRank: page.rank, sectionRank: section.rank, five: page.five, three: page.three, first: page.first};
}

/** Prints what readers download once they reach for search; returns what is above its mark. */
function sizes(index: number): string[] {
  const client = partsIn('js', /^find-client\./);
  // The engine is in the worker.
  const engine = [...client, ...partsIn('js', /^worker-find\./)];
  const dialog = [...partsIn('js', /^find-dialog\./), ...partsIn('css', /^find-styles\./)];
  const sum = (parts: {bytes: number}[]) => parts.reduce((total, {bytes}) => total + bytes, 0);
  const bytes = {index, engine: sum(engine), dialog: sum(dialog)};
  table('Bytes on intent, Brotli', [
    {what: 'manifest and index', bytes: index},
    ...engine,
    {what: 'all that a first answer needs', bytes: index + bytes.engine},
    ...dialog,
  ]);
  return Object.entries(MOST_BYTES).flatMap(([what, most]) =>
    bytes[what as keyof typeof MOST_BYTES] > most
      ? [`${what}: ${bytes[what as keyof typeof MOST_BYTES]} bytes are above ${most}`]
      : [],
  );
}

function partsIn(kind: 'js' | 'css', pattern: RegExp) {
  const folder = join(BUILD, 'assets', kind);
  const names = readdirSync(folder).filter((name) => pattern.test(name) && name.endsWith(`.${kind}`));
  return names.map((name) => ({what: name, bytes: brotli(readFileSync(join(folder, name), 'utf8'))}));
}

/** Every key press of every query of the first set, through the engine and the copy that leaves the worker. */
function keys(search: Search) {
  const typed = [
    ...new Set(queriesOf('first set').flatMap(({query}) => [...query].map((_, end) => query.slice(0, end + 1)))),
  ];
  const times = typed.map((query) => {
    const start = cpuMs();
    structuredClone(search(query));
    return cpuMs() - start;
  });
  const sorted = [...times].sort((a, b) => a - b);
  return {
    'key median': median(times).toFixed(1),
    'key p95': (sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1),
  };
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

const percent = (share: number) => (share * 100).toFixed(1);
const brotli = (text: string) => brotliCompressSync(text).length;

/** Time that this process has computed: what others do on the machine does not count. */
function cpuMs(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

process.exitCode = main();
