/** What a rule may not ask the root, because the browser would style too much of the page anew when it changes. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

it('no rule depends on whether the page is alive: with a part of <details>, every element is styled again', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const selectors = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  expect(sheets.filter((file) => selectors(file).includes('data-has-hydrated'))).toEqual([]);
});
