/** `npm run search:publish`: replaces the records and settings of the hosted index by the built site's; never prints the key. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {folderOf} from '@speech-docs/publish/locate';
import {readBases} from '@speech-docs/publish/site.server';
import type {PageText, SearchRecord} from '@speech-docs/search/records';
import {algoliasearch} from 'algoliasearch';
import {siteUrlFrom} from '../../../data/buildEnvironment';
import {provider} from '../../../provider';
import {readPageTexts, searchRecords} from '../pageTexts.server';
import {sectionNames} from '../sectionNames.server';
import {indexSettings, synonyms} from './indexSettings.server';

interface CommandContext {
  args: string[];
  env: NodeJS.ProcessEnv;
  build: string;
  print: (line: string) => void;
  /** Other hosts, for tests. */
  clientOptions?: Parameters<typeof algoliasearch>[2];
}

const USAGE = 'npm run search:publish [-- --dry-run]';
const NEEDED_RIGHTS = 'addObject, deleteIndex, settings, editSettings, and browse for a dry run';
/** The service rejects larger records. Texts that long are cut. */
const MAX_CONTENT_CHARS = 5000;

/** Returns the exit code. */
export async function searchPublish({args, env, build, print, clientOptions}: CommandContext): Promise<number> {
  const appId = env.ALGOLIA_APP_ID?.trim();
  const apiKey = env.ALGOLIA_WRITE_API_KEY?.trim();
  const indexName = env.ALGOLIA_INDEX_NAME?.trim() || 'docs';
  const report = (line: string) => print(apiKey ? line.replaceAll(apiKey, '(key)') : line);
  let isDryRun = false;
  try {
    isDryRun = Boolean(parseArgs({args, options: {'dry-run': {type: 'boolean'}}}).values['dry-run']);
  } catch (error) {
    report(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  if (!appId) return fail('appId is missing. Set ALGOLIA_APP_ID to the application that has the index.');
  if (!apiKey) return fail('apiKey is missing. Set ALGOLIA_WRITE_API_KEY to a key that may write the index.');
  if (!existsSync(join(build, 'sitemap.xml'))) return fail('There is no built site. Run: npm run build');

  try {
    const {pages, records} = await readLanguages(build);
    report(
      `${records.length} records of ${pages.length} pages (${sectionCount(pages)} sections) for the index "${indexName}"`,
    );
    if (records.length === 0) return fail('There are no records: an empty index would replace a good one.');
    const client = algoliasearch(appId, apiKey, clientOptions);
    const objects = records.map((one) => ({...one, content: one.content?.slice(0, MAX_CONTENT_CHARS) ?? null}));
    if (isDryRun) {
      report(changes(await recordsInIndex(client, indexName), objects));
      report('Nothing was sent: this was a dry run.');
      return 0;
    }
    // Settings first: they create the index where there is none, and replacing its records copies them.
    const tasks = [
      await client.setSettings({indexName, indexSettings}),
      await client.saveSynonyms({indexName, synonymHit: synonyms, replaceExistingSynonyms: true}),
    ];
    for (const {taskID} of tasks) await client.waitForTask({indexName, taskID});
    await client.replaceAllObjects({indexName, objects});
    report(`The index "${indexName}" has been replaced. Readers search it from now on.`);
    return 0;
  } catch (error) {
    return fail(`${explain(error)}\nReaders search the records that were there before.`);
  }

  function fail(reason: string): number {
    report(`search:publish: ${reason}`);
    return 1;
  }
}

async function recordsInIndex(client: ReturnType<typeof algoliasearch>, indexName: string): Promise<SearchRecord[]> {
  if (!(await client.indexExists({indexName}))) return [];
  const all: SearchRecord[] = [];
  await client.browseObjects<SearchRecord>({indexName, aggregator: ({hits}) => all.push(...hits)});
  return all.map(({_highlightResult, ...record}: SearchRecord & {_highlightResult?: unknown}) => record);
}

/** Says how many records would change. The ID of a record is made from its address and its text. */
function changes(before: SearchRecord[], after: SearchRecord[]): string {
  const known = new Map(before.map((record) => [record.objectID, record]));
  const kept = new Set(after.map(({objectID}) => objectID));
  const added = after.filter(({objectID}) => !known.has(objectID));
  const removed = before.filter(({objectID}) => !kept.has(objectID));
  const changed = after.filter((record) => {
    const old = known.get(record.objectID);
    return old && !isDeepStrictEqual(old, record);
  });
  return `Records: ${added.length} added, ${removed.length} removed, ${changed.length} changed`;
}

function explain(error: unknown): string {
  const {name, status, message} = error as {name?: string; status?: number; message?: string};
  if (status === 401 || status === 403) {
    return `The service rejected the key in ALGOLIA_WRITE_API_KEY. It needs these rights: ${NEEDED_RIGHTS}.`;
  }
  if (name === 'RetryError') return 'The service cannot be reached. Check the network and ALGOLIA_APP_ID.';
  return String(message ?? error);
}

/** Reads the pages of all languages; the records of each carry its name, by which readers' searches are filtered. */
async function readLanguages(build: string): Promise<{pages: PageText[]; records: SearchRecord[]}> {
  const bases = readBases(build);
  const all = {pages: [] as PageText[], records: [] as SearchRecord[]};
  for (const base of bases) {
    const folder = join(build, folderOf(base, bases));
    const pages = readPageTexts(folder, base, sitePaths(folder), sectionNames());
    all.pages.push(...pages);
    all.records.push(...searchRecords(pages, {url: siteUrlFrom(provider.siteUrl), language: languageOf(folder)}));
  }
  return all;
}

function languageOf(folder: string): string {
  const home = join(folder, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  return /<html\b[^>]*\blang="?([\w-]+)/.exec(html)?.[1] ?? 'en';
}

/** The pages that the site lists for search engines are those that it offers to search. */
function sitePaths(build: string): string[] {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const sectionCount = (pages: PageText[]) => pages.reduce((sum, {headings}) => sum + headings.length, 0);
