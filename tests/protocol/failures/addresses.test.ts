import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {beforeAll, expect, it} from 'vitest';
import type {Failure} from '../../../packages/protocol/failures/catalogue';
import {tables} from '../../../src/components/tables/containerFacts';
import {failuresIn} from '../../../src/reference/failures';
import {loadReference} from '../../../src/reference/load.server';
import {networkTable} from '../../../src/reference/render/errorTables';
import {problemTable} from '../../../src/reference/render/failureLinks';
import {overviewContent} from '../../../src/reference/render/overview';
import {socketPageContent} from '../../../src/reference/render/socket';
import type {Reference} from '../../../src/reference/schemaLocations';

let reference: Reference;
let failures: Failure[];
beforeAll(async () => {
  reference = await loadReference();
  failures = failuresIn(reference.contracts);
}, 120_000);

/** The anchors of the rows of all tables. */
function rowIds(children: RootContent[]): string[] {
  const found: string[] = [];
  visit({type: 'root', children} as Root, 'tableRow', ({data}) => {
    const id = (data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
    if (id) found.push(id);
  });
  return found;
}

/** Anchors of the failures whose page begins with an address. */
const anchorsOn = (page: string) =>
  failures.filter((failure) => failure.page.startsWith(`${page}#`)).map((failure) => failure.page.split('#')[1]);

it.each(['realtime', 'flow'] as const)('every failure of %s is a row of its page', (api) => {
  const page = {realtime: '/api-ref/realtime-transcription-websocket', flow: '/api-ref/flow-voice-ai-websocket'}[api];
  const rows = rowIds(socketPageContent(reference, api));
  expect(anchorsOn(page).length).toBeGreaterThan(20);
  expect(anchorsOn(page).filter((anchor) => !rows.includes(anchor ?? ''))).toEqual([]);
  expect(new Set(rows).size).toBe(rows.length);
});

it('every error of a job is a row of the batch overview', () => {
  const rows = rowIds(overviewContent(reference));
  const jobs = failures.filter(({kind}) => kind === 'job').map((failure) => failure.page.split('#')[1] ?? '');
  expect(jobs.filter((anchor) => !rows.includes(anchor))).toEqual([]);
});

it('every message of a container is a row of its table', () => {
  const rows = [...(tables.exits().anchors ?? []), ...(tables.languageIdErrors().anchors ?? [])];
  const anchors = failures.filter(({api}) => api === 'container').map((failure) => failure.page.split('#')[1] ?? '');
  expect(anchors.sort()).toEqual([...rows].sort());
});

it('everything that happens before the API responds is a row of its table', () => {
  const anchors = failures.filter(({api}) => api === 'network').map((failure) => failure.page.split('#')[1] ?? '');
  expect(rowIds([networkTable()])).toEqual(anchors);
});

it('every problem is a row that links to each of its failures', () => {
  const links: string[] = [];
  const content = problemTable(failures);
  visit({type: 'root', children: [content]} as Root, 'link', ({url}) => {
    links.push(url);
  });
  expect(rowIds([content]).every((id) => id.startsWith('problem-'))).toBe(true);
  const reported = failures.filter(({related}) => related.length > 0).map(({page}) => page);
  expect(reported.filter((page) => !links.includes(page))).toEqual([]);
});
