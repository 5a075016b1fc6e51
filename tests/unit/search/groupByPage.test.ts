import {unmarked} from '@speech-docs/search/segments';
import type {Hit} from '@speech-docs/search/types';
import {describe, expect, it} from 'vitest';
import {groupByPage} from '../../../src/search/groupByPage';

const hit = (page: string, anchor = '', snippet: string | null = null): Hit => ({
  objectID: `${page}#${anchor}${snippet ?? ''}`,
  type: snippet ? 'content' : 'lvl1',
  url: anchor ? `${page}#${anchor}` : page,
  urlWithoutAnchor: page,
  hierarchy: {lvl0: unmarked('Guides'), lvl1: unmarked(page), ...(anchor && {lvl2: unmarked(anchor)})},
  snippet: snippet === null ? null : unmarked(snippet),
});

describe('results by page', () => {
  it('keep the order in which pages were first found', () => {
    expect(groupByPage([hit('/b', 'x'), hit('/a'), hit('/b')]).map(({url}) => url)).toEqual(['/b', '/a']);
  });

  it('show the text of the page itself below its title, once', () => {
    const [page] = groupByPage([hit('/a', '', 'first'), hit('/a', '', 'second')]);
    expect(page).toMatchObject({snippet: unmarked('first'), hits: []});
  });

  it('list each address once', () => {
    const [page] = groupByPage([hit('/a', 'limits', 'one'), hit('/a', 'limits', 'two'), hit('/a', 'errors')]);
    expect(page?.hits.map(({url, snippet}) => [url, snippet])).toEqual([
      ['/a#limits', unmarked('one')],
      ['/a#errors', null],
    ]);
  });
});
