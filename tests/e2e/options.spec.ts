/**
 * Options that Docusaurus documents work in this project's theme, on a small site that uses them: as it is built, and as
 * its authors see it.
 */
import {join} from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {startDevelopment} from '../support/developmentServer';
import {type FixtureSite, fixtureSite, page as source} from '../support/fixtureSite';
import {serve} from '../support/served';

const FILES = {
  'docs/guides/index.mdx': source('All guides', 'Text.'),
  'docs/guides/first.mdx': source(
    'First guide',
    'import Link from \'@docusaurus/Link\';\n\n<Link to="../second/">Beside</Link>',
  ),
  'docs/guides/second.mdx': source('Second guide', 'Text.'),
  'docs/tools/hammer.mdx': source('Hammer', 'Text.').replace('A page of a fixture site.', 'Drives nails.'),
  'docs/more/other.mdx': source('Other', 'Text.'),
  'sidebars.ts': `export default {docs: [
    'index', 'not-found', 'get-started/quickstart', 'api-ref/index',
    {type: 'category', label: 'Guides', link: {type: 'doc', id: 'guides/index'}, items: ['guides/first', 'guides/second']},
    {type: 'category', label: 'Tools', link: {type: 'generated-index', slug: '/lists/tools'}, items: ['tools/hammer']},
    {type: 'category', label: 'More', items: ['more/other']},
    {type: 'html', value: '<b>From here on: beta</b>', defaultStyle: true},
  ]};`,
  'changes.ts': `export default (config: {themeConfig: {docs: object}}) => ({
    ...config,
    trailingSlash: true,
    onBrokenLinks: 'warn',
    themeConfig: {...config.themeConfig, docs: {sidebar: {autoCollapseCategories: false, hideable: true}}},
  });`,
};

interface Served {
  origin: string;
  stop: () => Promise<void> | void;
}

async function builtSite(site: FixtureSite): Promise<Served> {
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
  const {origin, close} = await serve(join(site.folder, 'build'));
  return {origin, stop: close};
}

describeOptions('in production', builtSite);
describeOptions('in development', ({folder}) => startDevelopment(folder));

function describeOptions(where: string, start: (site: FixtureSite) => Promise<Served>): void {
  test.describe(where, {tag: '@full'}, () => {
    // One site for all of them.
    test.describe.configure({mode: 'default'});

    let site: FixtureSite;
    let served: Served | undefined;

    test.beforeAll(async () => {
      test.setTimeout(420_000);
      site = fixtureSite(FILES);
      served = await start(site);
    });

    test.afterAll(async () => {
      await served?.stop();
      site?.remove();
    });

    async function open(page: Page, path: string) {
      await page.goto(served?.origin + path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      return page.getByRole('navigation', {name: 'Docs sidebar'});
    }

    test('the label of a category with a page leads to the page and opens the category; its caret only folds', async ({
      page,
    }) => {
      const sidebar = await open(page, '/');
      await sidebar.getByRole('link', {name: 'Guides', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('All guides');
      await expect(sidebar.getByRole('link', {name: 'First guide'})).toBeVisible();
      await sidebar.getByRole('button', {name: "Collapse sidebar category 'Guides'"}).click();
      await expect(sidebar.getByRole('link', {name: 'First guide'})).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('All guides');
      await sidebar.getByRole('button', {name: "Expand sidebar category 'Guides'"}).press('Enter');
      await expect(sidebar.getByRole('link', {name: 'First guide'})).toBeVisible();
    });

    test('without autoCollapseCategories, opening a category leaves the others open', async ({page}) => {
      const sidebar = await open(page, '/');
      await sidebar.getByRole('button', {name: "Expand sidebar category 'Guides'"}).click();
      await sidebar.getByRole('button', {name: 'More', exact: true}).click();
      await expect(sidebar.getByRole('link', {name: 'Other'})).toBeVisible();
      await expect(sidebar.getByRole('link', {name: 'First guide'})).toBeVisible();
    });

    test('a generated index at an address of its own describes its pages', async ({page}) => {
      await open(page, '/lists/tools/');
      await expect(page.getByRole('main').getByText('Drives nails.')).toBeVisible();
    });

    test('trailingSlash: every link of the sidebar ends in a slash, and leads to an address that does', async ({
      page,
    }) => {
      const sidebar = await open(page, '/guides/first/');
      const addresses = await sidebar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.filter((address) => !address.endsWith('/'))).toEqual([]);
      await sidebar.getByRole('link', {name: 'Second guide'}).click();
      await expect(page).toHaveURL(/\/guides\/second\/$/);
    });

    test('a relative link leads to the page beside, without a page load', async ({page}) => {
      await open(page, '/guides/first/');
      await page.evaluate(() => Object.assign(window, {wasHere: true}));
      await page.getByRole('link', {name: 'Beside'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Second guide');
      expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
    });

    test('an entry of HTML is in the sidebar', async ({page}) => {
      await open(page, '/guides/first/');
      await expect(page.locator('.menu__list-item > b')).toHaveText('From here on: beta');
    });

    test('a sidebar that hides has its button', async ({page}) => {
      await open(page, '/guides/first/');
      await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
      await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
    });
  });
}
