import {describe, expect, it} from 'vitest';
import {escapeText} from '../../../../src/search/escape';
import type {Hit} from '../../../../src/search/types';
import {groupByPage} from '../../../../src/search/ui/SearchPage/groupByPage';

const hit = (page: string, anchor = '', snippet: string | null = null): Hit => ({
  objectID: `${page}#${anchor}${snippet ?? ''}`,
  type: snippet ? 'content' : 'lvl1',
  url: anchor ? `${page}#${anchor}` : page,
  urlWithoutAnchor: page,
  hierarchy: {lvl0: escapeText('Guides'), lvl1: escapeText(page), ...(anchor && {lvl2: escapeText(anchor)})},
  titles: {lvl0: 'Guides', lvl1: page},
  snippet: snippet === null ? null : escapeText(snippet),
});

describe('results by page', () => {
  it('keep the order in which pages were first found', () => {
    expect(groupByPage([hit('/b', 'x'), hit('/a'), hit('/b')]).map(({url}) => url)).toEqual(['/b', '/a']);
  });

  it('show the text of the page itself below its title, once', () => {
    const [page] = groupByPage([hit('/a', '', 'first'), hit('/a', '', 'second')]);
    expect(page).toMatchObject({snippet: 'first', places: []});
  });

  it('list each place once, under its own headings', () => {
    const [page] = groupByPage([hit('/a', 'limits', 'one'), hit('/a', 'limits', 'two'), hit('/a', 'errors')]);
    expect(page?.places.map(({heading, snippet}) => [heading, snippet])).toEqual([
      ['limits', 'one'],
      ['errors', null],
    ]);
  });
});
