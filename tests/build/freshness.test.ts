/** What a page says about its age and its place: dates of its words, contracts, and the data that search engines read. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {toString as textOf} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {attribute, elementsOf, fileOf, htmlOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {listedPages} from '../support/pages';

const pages = listedPages();
const sitemap = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');

const sourceOf = (page: string) =>
  ['mdx', 'md']
    .map((ending) => `${page.slice(1).replace(/^(?!api-ref)/, 'docs/')}${page.endsWith('/') ? 'index' : ''}.${ending}`)
    .find(existsSync);
const shownDate = (page: string) =>
  elementsOf(page, 'time[itemprop=dateModified]').map((time) => attribute(time, 'dateTime'))[0];

const isWhole = () =>
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], {encoding: 'utf8'}).trim() === 'false';

describe('the date of a page', () => {
  const dated = pages.filter((page) => sourceOf(page) && shownDate(page));

  it('is that of the last change of its file, which a build without history leaves out', () => {
    expect(dated.length > 60).toBe(isWhole());
    const days = sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? [];
    expect(days.length > 60).toBe(isWhole());
    for (const page of dated.slice(0, 5)) {
      const source = sourceOf(page) ?? '';
      const changed = execFileSync('git', ['log', '-1', '--format=%ct', '--', source], {encoding: 'utf8'});
      const isCommitted = execFileSync('git', ['status', '--porcelain', '--', source], {encoding: 'utf8'}) === '';
      if (isCommitted) expect([page, Date.parse(shownDate(page) ?? '') / 1000]).toEqual([page, Number(changed)]);
    }
  });

  it('is the same under the page and in the sitemap', () =>
    claimForAll(dated, String, (page) => {
      const day = shownDate(page)?.slice(0, 10);
      const entry = sitemap.split('<url>').find((one) => one.includes(`<loc>https://docs.example.com${page}</loc>`));
      expect(/<lastmod>(.*?)</.exec(entry ?? '')?.[1]).toBe(day);
    }));
});

it('names the contracts under each page, those of its own API, and leads to its source and to the issue form', () => {
  expect(wordsOf('/speech-to-text/batch/quickstart', '.site-page-facts')).toMatch(
    /Checked against the API contract batch \d[\d.]* ?Edit this page ?Report/,
  );
  expect(wordsOf('/voice-agents-flow/setup', '.site-page-facts')).toMatch(/contract flow \d[\d.]* ?Edit/);
  const [link] = elementsOf('/voice-agents-flow/setup', '.theme-edit-this-page');
  const [form] = elementsOf('/voice-agents-flow/setup', '.site-page-facts a[href*="/new?"]');
  const title = new URL((form && attribute(form, 'href')) ?? '').searchParams.get('title');
  expect(title).toBe(wordsOf('/voice-agents-flow/setup', 'h1'));
  expect(link && attribute(link, 'href')).toBe(`${provider.editUrl}docs/voice-agents-flow/setup.mdx`);
});

it('data for search engines lists the way to a page through the sidebar, in addresses that respond', () =>
  claimForAll(
    pages.filter((page) => elementsOf(page, '.theme-doc-breadcrumbs a[href]').length > 0),
    String,
    (page) => {
      const [, json = '{}'] = /<script [^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(htmlOf(page)) ?? [];
      const items: {position: number; name: string; item: string}[] = JSON.parse(json).itemListElement;
      const crumbs = elementsOf(page, '.theme-doc-breadcrumbs a[href]').map((link) => textOf(link).trim());
      expect(items.map(({name}) => name).slice(0, crumbs.length)).toEqual(crumbs);
      expect(items.map(({position}) => position)).toEqual(items.map((_, at) => at + 1));
      const paths = items.map(({item}) => new URL(item).pathname);
      expect(paths.filter((path) => fileOf(path) === undefined)).toEqual([]);
    },
  ));
