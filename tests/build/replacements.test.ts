/** The replacements of framework code (src/lean): each applies on this site, and none is needed. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {REPLACEMENTS} from '../../src/lean/table.server';
import {ROOT} from '../../tools/paths';

describe('the replacements of framework code', () => {
  it('all apply when this site is built', () => {
    const report = JSON.parse(readFileSync(join(ROOT, '.docusaurus/replacements.json'), 'utf8'));
    expect(report).toEqual(Object.fromEntries(REPLACEMENTS.map(({name}) => [name, 'applied'])));
  });
});
