/** The sets of queries with what answers them, from `queries.yaml`, which says how a row is written. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {type Failure, type FailureSources, failuresOf} from '@speech-docs/protocol/failures';
import {parse} from 'yaml';
import {replaceSiteTokens} from '../../data/siteTokens';
import {readSourcePages} from '../../src/lib/sourcePages.server';
import {ROOT} from '../paths';

export interface KnownItem {
  kind: string;
  query: string;
  pages: string[];
  section?: RegExp;
  /** Addresses of the entries that answer it, with their anchors. */
  entries?: string[];
}

type Row = string | string[];

const FILE = join(ROOT, 'tools/ranking/queries.yaml');
/** Where every failure is explained, whichever page mentions it: an answer to each row that is a failure. */
const FAILURES = '/api-ref/';
const isFailure = (kind: string, query: string) => kind === 'error' || /^(?:http )?[45]\d\d\b|^[14]0\d\d$/i.test(query);

const sets: Record<string, Record<string, Record<string, Row>>> = parse(
  replaceSiteTokens(readFileSync(FILE, 'utf8'), FILE),
);
const addresses = readSourcePages(ROOT).map(({address}) => address);
let failures: readonly Failure[] | undefined;

/** Returns the queries of a set; throws when a row names what does not exist. */
export function queriesOf(set: string): KnownItem[] {
  return Object.entries(sets[set] ?? {}).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([query, row]) => toItem(kind, query, [row].flat())),
  );
}

function toItem(kind: string, query: string, expected: string[]): KnownItem {
  const section = expected.find((one) => one.startsWith('§ '))?.slice(2);
  const named = expected.filter((one) => !one.startsWith('§ '));
  if (named.some((one) => /^\d+$|[.*]/.test(one))) {
    const entries = named.flatMap(entriesOf);
    return {kind, query, entries, pages: [...new Set(entries.map((address) => address.split('#')[0] as string))]};
  }
  const pages = [...named.map(pageOf), ...(isFailure(kind, query) ? [FAILURES] : [])];
  return {kind, query, pages, ...(section ? {section: new RegExp(section, 'i')} : {})};
}

function pageOf(ending: string): string {
  const found = addresses.filter((address) => address.replace(/\/$/, '').endsWith(`/${ending}`));
  // `deployments` is a page, and the end of the address of its category.
  const [page, other] = found.filter((address) => found.length === 1 || address === `/${ending}/`);
  if (!page || other)
    throw new Error(`${FILE}: "${ending}" is the end of ${page ? 'several addresses' : 'no address'}.`);
  return page;
}

function entriesOf(pattern: string): string[] {
  failures ??= failuresOf(
    Object.fromEntries(
      (['batch', 'realtime', 'flow'] as const).map((api) => [api, readContract(api).root]),
    ) as unknown as FailureSources,
  );
  const id = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  const isCode = /^\d+$/.test(pattern);
  const found = failures.filter(({id: own, codes}) => (isCode ? codes.includes(Number(pattern)) : id.test(own)));
  if (found.length === 0 && !pattern.startsWith('*')) throw new Error(`${FILE}: no failure has the ID ${pattern}.`);
  return found.map(({page}) => page);
}
