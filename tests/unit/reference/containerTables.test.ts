import {describe, expect, it} from 'vitest';
import {containerFacts} from '../../../src/reference/facts/containers';

describe('tables of container facts', () => {
  const names = Object.keys(containerFacts) as (keyof typeof containerFacts)[];

  it.each(names)('%s has a text in every cell, and no token is left in it', (name) => {
    const {columns, rows} = containerFacts[name]((all) => all);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      for (const cell of row) expect(cell).toMatch(/^(?!.*\{\{).+$/s);
    }
  });

  it('shows only the rows of the container that the page is about', () => {
    const {rows} = containerFacts.variables((all) => all.filter(({modes}) => modes.includes('gpu-server')));
    expect(rows.map(([variable]) => variable)).not.toContain('`LICENSE_TOKEN`');
  });
});
