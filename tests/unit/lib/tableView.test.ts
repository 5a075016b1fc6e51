import {describe, expect, it} from 'vitest';
import {type Language, languageKey, languages} from '../../../data/languages';
import {
  readView,
  selectRows,
  sortBy,
  toggleFilter,
  WHOLE_TABLE,
  writeView,
} from '../../../src/components/FactTable/tableView';
import {languageShape} from '../../../src/components/LanguageTable/languageShape';

const select = (view: Partial<typeof WHOLE_TABLE>) =>
  selectRows<Language>(languages, {...WHOLE_TABLE, ...view}, languageShape).map(languageKey);

describe('the rows of a view', () => {
  it('are all rows in the order of the data when nothing is chosen', () => {
    expect(select({})).toEqual(languages.map(languageKey));
  });

  it('hold every word of the query, whatever its case and accents', () => {
    expect(select({query: 'ENGLISH bilingual'})).toEqual([
      'ar_en',
      'en_ms',
      'cmn_en',
      'es-bilingual-en',
      'tl',
      'en_ta',
    ]);
    expect(select({query: 'levant'})).toEqual(['ar']);
    expect(select({query: 'nothing like this'})).toEqual([]);
  });

  it('match all filters at once', () => {
    expect(select({filters: ['locales']})).toEqual(['en', 'cmn']);
    expect(select({filters: ['entities']})).toEqual(
      languages.filter(({entityMetadata}) => entityMetadata === true).map(languageKey),
    );
    expect(select({filters: ['realtime']})).not.toContain('auto');
    expect(select({filters: ['entities', 'translation']})).not.toContain('yue');
  });

  it('follow the column that orders them, both ways', () => {
    const ascending = select({sort: 'name'});
    expect(ascending[0]).toBe('ar');
    expect(select({sort: 'name', descending: true})).toEqual([...ascending].reverse());
  });
});

describe('the address of a view', () => {
  it('brings the same view back', () => {
    const view = {query: 'mal', filters: ['translation', 'agents'], sort: 'code', descending: true};
    expect(writeView(view)).toBe('?find=mal&with=translation,agents&sort=-code');
    expect(readView(writeView(view), languageShape)).toEqual(view);
  });

  it('is empty for the whole table and keeps what belongs to others', () => {
    expect(writeView(WHOLE_TABLE)).toBe('');
    expect(writeView(WHOLE_TABLE, '?find=x&language=python')).toBe('?language=python');
  });

  it('drops what the table does not know', () => {
    expect(readView('?with=nonsense,agents&sort=-shoe', languageShape)).toEqual({...WHOLE_TABLE, filters: ['agents']});
    expect(readView(`?find=${'x'.repeat(500)}`, languageShape).query).toHaveLength(64);
  });
});

describe('a click', () => {
  it('on a heading sorts up, then down, then not at all', () => {
    const up = sortBy(WHOLE_TABLE, 'name');
    const down = sortBy(up, 'name');
    expect([up.descending, down.descending, sortBy(down, 'name').sort]).toEqual([false, true, null]);
    expect(sortBy(down, 'code')).toMatchObject({sort: 'code', descending: false});
  });

  it('on a filter turns it on and off', () => {
    const on = toggleFilter(WHOLE_TABLE, 'agents');
    expect(on.filters).toEqual(['agents']);
    expect(toggleFilter(on, 'agents')).toEqual(WHOLE_TABLE);
  });
});
