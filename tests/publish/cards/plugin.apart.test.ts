import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as draw from '../../../packages/publish/cards/draw.server';
import socialCards from '../../../packages/publish/cards/plugin.server';
import {temporaryFolder} from '../../support/temporaryFolder';

const BASE = '/docs/fr/';
const SHARED = 'https://docs.example.com/docs/fr/img/shared.png';
const context = {
  siteConfig: {url: 'https://docs.example.com', title: 'Docs'},
  siteDir: process.cwd(),
  baseUrl: BASE,
} as LoadContext;
const page = (head = '') => `<html><head><title>A page</title>${head}</head><body></body></html>`;

let outDir: string;
beforeEach(() => {
  outDir = temporaryFolder('cards');
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('PRECOMPRESS', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs the plugin on pages (path below the base URL: title); returns the pictures that each page names. */
async function imagesOf(titles: Record<string, string>, head = ''): Promise<Record<string, string[]>> {
  const plugin = socialCards(context, {shared: 'img/shared.png'});
  const docs = Object.entries(titles).map(([path, title]) => ({id: path, permalink: BASE + path, title, draft: false}));
  const files = Object.keys(titles).map((path) => join(outDir, path, 'index.html'));
  for (const file of files) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, page(head));
  }
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}}};
  await plugin.allContentLoaded?.({allContent, actions: {} as never});
  const routesPaths = docs.map(({permalink}) => permalink);
  await plugin.postBuild?.({outDir, routesPaths} as never);
  return Object.fromEntries(
    Object.keys(titles).map((path, index) => [
      path,
      [...readFileSync(files[index] ?? '', 'utf8').matchAll(/:image" content="([^"]*)"/g)].map(([, url = '']) => url),
    ]),
  );
}

describe('the pages of a site', () => {
  it('name cards with host, base URL, and language, which are there', async () => {
    const images = await imagesOf({'': 'Home', guide: 'A guide', 'folder/': 'A folder'});
    for (const [og = '', ...others] of Object.values(images)) {
      expect(og).toMatch(/^https:\/\/docs\.example\.com\/docs\/fr\/assets\/cards\/[0-9a-f]{8}\.png$/);
      expect(others).toEqual([og]);
      expect(existsSync(join(outDir, og.slice('https://docs.example.com/docs/fr/'.length)))).toBe(true);
    }
    expect(new Set(Object.values(images).flat()).size).toBe(3);
  });

  it('share a picture where the typeface cannot write the title', async () => {
    const images = await imagesOf({guide: 'A guide', japanese: '日本語'});
    expect(images.japanese).toEqual([SHARED, SHARED]);
    expect(images.guide).not.toContain(SHARED);
  });

  it('share a picture, and the build goes on with a warning, where the renderer is not installed', async () => {
    vi.spyOn(draw, 'loadRenderer').mockImplementation(() => {
      throw new Error('It is not installed.');
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await imagesOf({guide: 'A guide'})).toEqual({guide: [SHARED, SHARED]});
    expect(warn.mock.calls).toEqual([
      ['[WARNING] No social cards: It is not installed. All pages share img/shared.png meanwhile.'],
    ]);
  });

  it('share a picture in a build that only its maker looks at', async () => {
    vi.stubEnv('PRECOMPRESS', '0');
    expect(await imagesOf({guide: 'A guide'})).toEqual({guide: [SHARED, SHARED]});
    expect(existsSync(join(outDir, 'assets'))).toBe(false);
  });

  it('keep the picture that their front matter names', async () => {
    const own = '<meta data-rh=true property=og:image content="https://docs.example.com/own.png">';
    await imagesOf({guide: 'A guide'}, own);
    expect(readFileSync(join(outDir, 'guide/index.html'), 'utf8')).toBe(page(own));
  });
});
