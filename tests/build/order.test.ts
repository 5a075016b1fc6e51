/** What the specification and the design card say in so many words, as far as the files of the build show it. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {BUILD, ROOT} from '../../tools/paths';

const TEXTS = [
  'Back to main menu',
  'Search docs',
  'Recent',
  'Favorite',
  'No recent searches',
  'Unable to fetch results',
  'You might want to check your network connection.',
  'No results for',
  'Try searching for',
  'Believe this query should return results?',
  'Let us know.',
  'This page crashed.',
  'Try again',
  'Retry',
];

const PACKAGES = (
  '@docusaurus/core @docusaurus/preset-classic @docusaurus/theme-search-algolia @docsearch/react algoliasearch ' +
  'react react-dom prism-react-renderer @mdx-js/react clsx typescript'
).split(' ');

const TOP_LEVEL = (
  'package.json tsconfig.json docusaurus.config.ts sidebars.ts docs api-ref src static i18n tests ' +
  'playwright.config.ts README.md'
).split(' ');

const files = filesBelow(BUILD);
const read = (file: string) => readFileSync(join(BUILD, file), 'utf8');
const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file)).map(read);

describe('the order', () => {
  it('has its texts in the scripts, as printed', () => {
    const all = scripts.join('\n');
    // Docusaurus has an arrow before the label of the phone menu.
    const has = (text: string) => [`"${text}"`, `"← ${text}"`, `"\\u2190 ${text}"`].some((one) => all.includes(one));
    expect(TEXTS.filter((text) => !has(text))).toEqual([]);
  });

  it('has one title for a page that crashed, with its full stop', () => {
    const titles = scripts.flatMap((script) => script.match(/This page crashed.?/g) ?? []);
    expect([...new Set(titles)]).toEqual(['This page crashed.']);
  });

  it('offers every content area: nothing says that one is closed or removed', () => {
    const withdrawn = /(?:stopped offering|no longer offered|not offered since|closed to new (?:products|customers))/i;
    const readable = files.filter((file) => /\.(?:html|md|txt)$/.test(file));
    expect(readable.filter((file) => withdrawn.test(read(file)))).toEqual([]);
  });

  it('uses its packages', () => {
    const {dependencies, devDependencies} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(PACKAGES.filter((name) => !(name in {...dependencies, ...devDependencies}))).toEqual([]);
  });

  it('has its files and folders at the top', () => {
    expect(TOP_LEVEL.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('has a tagline, which llms.txt repeats', () => {
    expect(config.tagline).toMatch(/\w/);
    expect(read('llms.txt')).toContain(config.tagline);
  });
});
