/** The rule above the table of /api-ref/#recovery: what isn't in it is not tried again. */
import {failureAddress} from '@speech-docs/protocol/failures';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {exceptionsByOperation} from '../../../data/recovery';
import {failuresIn} from '../../../src/reference/failures';
import {commonErrors} from '../../../src/reference/render/errorTables';
import {recoveryTable} from '../../../src/reference/render/recovery';
import {real, referenceWith} from './fixtures';

const requests = failuresIn(real).filter(({kind}) => kind === 'request' || kind === 'network');

function pagesIn(tree: ReturnType<typeof recoveryTable>): Set<string> {
  const pages = new Set<string>();
  visit(tree, 'link', ({url}: Link) => {
    if (url.startsWith('/api-ref/#')) pages.add(url);
  });
  return pages;
}

const waitsFor = Object.entries(exceptionsByOperation)
  .filter(([, {decision}]) => decision?.action === 'retry after')
  .map(([place]) => failureAddress('request', place.split(' ')[1] ?? ''));

it('the table of requests that are tried again has every entry with a retry, and no other', () => {
  const retried = requests.filter(({action}) => action === 'retry after').map(({page}) => page);
  expect(retried.length).toBeGreaterThan(8);
  expect(pagesIn(recoveryTable(referenceWith({}), 'requests'))).toEqual(new Set([...retried, ...waitsFor]));
});

it('every request can return a 403 after its temporary key has expired', () => {
  expect(commonErrors(real.batch.root['x-errors']).join()).toContain(`(${failureAddress('request', 'forbidden')})`);
});
