/**
 * What a reader downloads before the first page lives, in Brotli bytes. Budgets go down, never up; each says when it
 * was set. Raising one needs a reason in the commit that a reader would accept.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {sampleLanguages} from '../../data/sampleLanguages';
import {BUILD} from '../../tools/paths';
import {attribute, elementsOf, fileOf, htmlOf} from '../support/built';
import {scriptsOf} from '../support/loading';
import {sitePages} from '../support/pages';
import {remembered} from '../support/remembered';

const kB = 1000;
// Set on 28 November 2026, with React 19.3 and the theme's own parts (decisions/0019).
// `mainScript` is what each release renews; `frameScripts` adds React and the router, which change with an upgrade only.
const BUDGETS = {
  mainScript: 34 * kB,
  frameScripts: 138 * kB,
  // One sheet for all pages.
  styles: 27.3 * kB,
  // Set on 30 November 2026: those of search, and those of the console and the builder, which were in the sheet of all pages.
  laterStyles: 3.8 * kB,
  pageHtml: 41 * kB,
  // What a reader downloads who reaches for search. 4 kB of them are tables of symptoms, recipes, and sections with the words
  // that people search for.
  searchIndex: 144 * kB,
  searchEngine: 20 * kB,
  searchDialog: 16 * kB,
};
/** A long guide with code, tables and admonitions. */
const GUIDE = '/get-started/authentication';
// The menu "Copy page" is 0.8 kB of each: its part of scripts, styles, and HTML, cut from a build of 30 November 2026.
// Set anew on 30 November 2026: the count had missed the files that the template of all documents is in.
/** What a first visit costs: every file that the HTML names, the scripts of the page's routes, and the page itself. */
const GUIDE_BUDGETS = {
  [GUIDE]: {everything: 189.5 * kB, scripts: 147 * kB, styles: 27.3 * kB, requests: 21},
  // The heaviest guide: programs in several languages beside their steps, a transcript explorer.
  // A stage may add 6 kB: 4 kB of them were needed.
  '/speech-to-text/batch/quickstart': {everything: 205 * kB, scripts: 157 * kB, styles: 27.3 * kB, requests: 25},
  // The stage: a recording with its transcript, and the programs of three APIs.
  '/': {everything: 196.5 * kB, scripts: 154 * kB, styles: 27.3 * kB, requests: 22},
  // A session player below the fold.
  '/speech-to-text/real-time/latency': {everything: 208.5 * kB, scripts: 160 * kB, styles: 27.3 * kB, requests: 23},
};

/**
 * Hashes of later files, and of routes, count as zeros: by chance, they compress 80 bytes better or worse, and those of
 * routes differ from folder to folder.
 */
const withoutHashes = (script: string) =>
  script.replace(/"[\da-f]{6}"/g, '"000000"').replace(/"(\/[^"]*-|)[\da-f]{3}"(?=[),:])/g, '"$1000"');
/** The copy that the build has compressed, which delivery.test.ts compares with the file, is what readers get. */
const brotliBytes = remembered((path) => {
  const file = join(BUILD, path);
  if (/\/(?:main|runtime~main)\./.test(path))
    return brotliCompressSync(withoutHashes(readFileSync(file, 'utf8'))).length;
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
});
const htmlBytes = (address: string) => brotliBytes(relative(BUILD, fileOf(address) ?? ''));

function stylesOf(address: string): string[] {
  return elementsOf(address, 'link[rel=stylesheet]').map((link) => attribute(link, 'href') ?? '');
}

function sum(files: string[]): number {
  return files.reduce((bytes, file) => bytes + brotliBytes(file), 0);
}

describe('the weight', () => {
  it('of the main script and its runtime stays in its budget', () => {
    expect(sum(scriptsOf('/').filter((source) => /\/(main|runtime~main)\./.test(source)))).toBeLessThanOrEqual(
      BUDGETS.mainScript,
    );
  });

  it('of the scripts that every page loads stays in its budget, whatever files they are split into', () => {
    const [home, guide] = [scriptsOf('/'), scriptsOf(GUIDE)];
    expect(sum(home.filter((source) => guide.includes(source)))).toBeLessThanOrEqual(BUDGETS.frameScripts);
  });

  it.each(Object.entries(GUIDE_BUDGETS))(
    'of the first visit to %s stays in its budget, page, styles, scripts and pictures together',
    (address, budget) => {
      const [scripts, styles] = [scriptsOf(address), stylesOf(address)];
      const pictures = [
        ...elementsOf(address, 'img[src]').map((image) => attribute(image, 'src') ?? ''),
        ...elementsOf(address, 'link[rel=icon]').map((icon) => attribute(icon, 'href') ?? ''),
      ];
      const files = [...new Set([...scripts, ...styles, ...pictures])];
      expect(sum(scripts)).toBeLessThanOrEqual(budget.scripts);
      expect(sum(styles)).toBeLessThanOrEqual(budget.styles);
      expect(sum(files) + htmlBytes(address)).toBeLessThanOrEqual(budget.everything);
      expect(files.length + 1).toBeLessThanOrEqual(budget.requests);
    },
  );

  it('of the styles that a page waits for stays in its budget, and of those that others load later', () => {
    const first = stylesOf(GUIDE);
    expect(sum(first)).toBeLessThanOrEqual(BUDGETS.styles);
    const later = readdirSync(join(BUILD, 'assets/css'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `/assets/css/${name}`)
      .filter((sheet) => !first.includes(sheet));
    expect(sum(later)).toBeLessThanOrEqual(BUDGETS.laterStyles);
  });

  it('of search, which loads on intent, stays in its budgets', () => {
    const partsOf = (folder: string, pattern: RegExp) =>
      readdirSync(join(BUILD, 'assets', folder))
        .filter((name) => pattern.test(name))
        .map((name) => `/assets/${folder}/${name}`);
    expect(sum(['/find/index.json', ...partsOf('find', /\.json$/)])).toBeLessThanOrEqual(BUDGETS.searchIndex);
    expect(sum(partsOf('js', /^(?:find-client|worker-find)\.[\w.]*js$/))).toBeLessThanOrEqual(BUDGETS.searchEngine);
    const dialog = [...partsOf('js', /^find-dialog\.[\w.]*js$/), ...partsOf('css', /^find-styles\.[\w.]*css$/)];
    expect(sum(dialog)).toBeLessThanOrEqual(BUDGETS.searchDialog);
  });

  it('of a language that a page loads is at most a tenth of its HTML', () => {
    const labels = sampleLanguages.flatMap((one) => ('isLoaded' in one ? [one.label] : []));
    const partOf = (address: string, label: string) =>
      elementsOf(address, `[role=tabpanel][data-label="${label}"]`).reduce((sum, one) => sum + toHtml(one).length, 0) /
      htmlOf(address).length;
    const parts = sitePages()
      .filter((address) => htmlOf(address).includes('/samples/'))
      .flatMap((address) => labels.map((label) => ({address, label, part: partOf(address, label)})));
    expect(parts.filter(({part}) => part > 0).length).toBeGreaterThan(0);
    expect(parts.filter(({part}) => part > 0.1)).toEqual([]);
  });

  it('of every page stays in its budget', () => {
    // Brotli is smaller than gzip, which takes a fiftieth of the time.
    const large = sitePages().filter((address) => gzipSync(htmlOf(address)).length > BUDGETS.pageHtml);
    expect(large.filter((address) => htmlBytes(address) > BUDGETS.pageHtml)).toEqual([]);
  });
});
