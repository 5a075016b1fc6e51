import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {containerTable} from '../../../src/reference/facts/containers';
import {failuresIn} from '../../../src/reference/failures';
import {errorCatalogue} from '../../../src/reference/render/errorCatalogue';
import {clientTable, networkTable} from '../../../src/reference/render/errorTables';
import {reference} from '../../support/reference';

const failures = failuresIn(reference.contracts);

/** The anchors of the rows of all tables. */
function rowIds(children: RootContent[]): string[] {
  const found: string[] = [];
  visit({type: 'root', children} as Root, ({data}) => {
    const {hName, hProperties} = (data ?? {}) as {hName?: string; hProperties?: {id?: string}};
    if (hName === 'tr' && hProperties?.id) found.push(hProperties.id);
  });
  return found;
}

it('every failure of the APIs has an entry in the catalogue, and no address is there twice', () => {
  const ids = rowIds([networkTable(), clientTable(), errorCatalogue(failures)]);
  const anchors = failures.filter(({api}) => api !== 'container').map(({page}) => page.replace('/api-ref/#', ''));
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['container', [containerTable({of: 'exits'}), containerTable({of: 'languageIdErrors'})]],
  ['network', [networkTable()]],
  ['client', [clientTable()]],
])('every failure of %s is a row of its table', (kind, tables) => {
  const anchors = failures.filter(({api}) => api === kind).map(({page}) => page.split('#')[1]);
  expect(anchors.sort()).toEqual(rowIds(tables).sort());
});
