/**
 * What a reader downloads before the first page lives, in Brotli bytes. Budgets go down, never up; each says when it
 * was set. Raising one needs a reason in the commit that a reader would accept.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {SHEETS} from '../../src/site/build/chunks.server';
import {BUILD, ROOT} from '../../tools/paths';
import {attribute, elementsOf, fileOf} from '../support/built';
import {sitePages} from '../support/pages';
import {remembered} from '../support/remembered';

const kB = 1000;
// Restated on 22 November 2026, when replacements of the router and of links went (decisions/0010).
// Raised on the same day for what every page can do since: a link that ends at its heading whatever loads above it, moved
// addresses that lead on, a report at each section, and the configuration as Docusaurus ships it (decisions/0010); the styles
// of one grid, tables with a head in sight that are blocks on a phone, code with one bar, and targets for fingers.
// The main script grew by 0.5 kB on that evening, because it waits for the HTML of a page that is opened by a click; first
// visits shrank by up to 17 kB, since they bring that HTML once (decisions/0013).
// Lowered on 23 November 2026 for pages with players and explorers, whose scripts load near the view (decisions/0014).
// Raised on 24 November 2026 by 12.5 kB, without a request more: six replacements of framework code went (decisions/0010). The
// guide below grew from 133.0 to 145.4 kB, its main script from 33.8 to 42.0 kB, and its styles from 11.3 to 13.5 kB.
// Raised on the same day by 0.1 to 0.7 kB: the list beside "Copy page", the folded contents, palettes of products, the look
// of a terminal, and texts of players that can be translated.
// And by 0.1 to 0.3 kB for the mark of what a link led to, and the foot of a page with its date.
// And by 0.1 kB for long programs, of which a page shows the first lines and the rest on request.
// And by 0.2 kB on the page that a product starts with, for its wave; by 0.3 kB of styles for the colors of speakers, terminals
// below tabs, notes and footers on phones, and paper.
// And by 0.4 kB of styles for the mark before the breadcrumbs, rows in place of cards, and the thumb bar before its script; the
// icons of cards went from pages.
// And by 0.2 kB of scripts on 25 November 2026: a page names its product, whose colors had gone and come back while it hydrated,
// and a link to a section opens the fold below its heading. The page on latency has more of the words that readers search with.
// And without 0.6 kB: the hashes of later files and of routes are chance, and don't count. Without 0.6 to 2 kB on 26 November
// 2026: the words of a page are not in its script (decisions/0016).
// Lowered by 42 kB on 27 November 2026: Preact in place of React (decisions/0017).
// `mainScript` is what each release renews; `frameScripts` adds Preact and the router, which change with an upgrade only.
const BUDGETS = {
  mainScript: 42.0 * kB,
  frameScripts: 58.8 * kB,
  styles: 15.4 * kB,
  laterStyles: 2.6 * kB,
  ownStyles: 2.3 * kB,
  pageHtml: 40 * kB,
};
/**
 * Scripts that come when the reader is near a block (decisions/0014). The notes for translators are in them since
 * 24 November 2026, 0.1 to 0.4 kB, a link to the recording in that of the player, and in that of the explorer the part that
 * draws the icon of "Copy", 91 bytes, which cards had brought to its pages. Until 23 November 2026 the budget of the session
 * player was 8 kB, without the 1.5 kB of shared parts that were in the script of each of its pages.
 * 25 November 2026: 0.1 kB for the link to the whole transcript, of which paper and Markdown show one item.
 */
const BLOCK_BUDGETS = {
  'session-player': 10.3 * kB,
  'transcript-explorer': 8.6 * kB,
  size: 2.4 * kB,
  wer: 3.1 * kB,
};
/** Search's styles, which load with its dialog; every other later sheet belongs to a kind of page or one component. */
const SEARCH_STYLES = /\/find-styles\./;
/** A long guide with code, tables and admonitions. */
const GUIDE = '/get-started/authentication';
/**
 * What a first visit costs: every file that the HTML names, with the page itself. Since 24 November 2026 a page says when its
 * words changed and which contracts it was checked against, and `?` shows the
 * keys: 1 kB at most.
 */
const GUIDE_BUDGETS = {
  [GUIDE]: {everything: 106.1 * kB, scripts: 78.3 * kB, styles: 15.4 * kB, requests: 11},
  // The heaviest guide: programs in several languages, tables of the contracts, a transcript explorer.
  '/speech-to-text/batch/quickstart': {everything: 116.1 * kB, scripts: 77.9 * kB, styles: 20.8 * kB, requests: 14},
  // A recording with its transcript beside the first request.
  '/': {everything: 104.4 * kB, scripts: 76.7 * kB, styles: 16.9 * kB, requests: 12},
  // A session player below the fold.
  '/speech-to-text/real-time/latency': {everything: 115.1 * kB, scripts: 77.1 * kB, styles: 18.9 * kB, requests: 13},
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

function scriptsOf(address: string): string[] {
  return elementsOf(address, 'script[src]').map((script) => attribute(script, 'src') ?? '');
}

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
    expect(sum(home.filter((source) => guide.includes(source) && !source.includes('/docs.')))).toBeLessThanOrEqual(
      BUDGETS.frameScripts,
    );
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
    expect(sum(later.filter((sheet) => SEARCH_STYLES.test(sheet)))).toBeLessThanOrEqual(BUDGETS.laterStyles);
    for (const sheet of later.filter((one) => !SEARCH_STYLES.test(one))) {
      expect(sum([sheet]), sheet).toBeLessThanOrEqual(BUDGETS.ownStyles);
    }
  });

  it('has a budget for each block that loads near the view, and its styles do not load with every page', () => {
    const components = join(ROOT, 'src/components');
    const blocks = readdirSync(components).flatMap((name) => {
      const file = join(components, name, 'index.tsx');
      const script = existsSync(file) && /nearView\(.*webpackChunkName: "(.+?)"/.exec(readFileSync(file, 'utf8'))?.[1];
      return script ? [{name, script}] : [];
    });
    expect(blocks.map(({script}) => script).sort(), 'BLOCK_BUDGETS').toEqual(Object.keys(BLOCK_BUDGETS).sort());
    for (const {name} of blocks) {
      const hasSheet = Object.values(SHEETS).some((sheet) => sheet.test(`/components/${name}/`));
      expect(hasSheet, `${name} in SHEETS of src/site/build/chunks.server.ts`).toBe(true);
    }
  });

  it.each(Object.entries(BLOCK_BUDGETS))('of the script of a block, %s, stays in its budget', (block, budget) => {
    const files = readdirSync(join(BUILD, 'assets/js')).filter(
      (file) => file.startsWith(`${block}.`) && file.endsWith('.js'),
    );
    expect(files).toHaveLength(1);
    expect(brotliBytes(`assets/js/${files[0]}`)).toBeLessThanOrEqual(budget);
  });

  it('of every page stays in its budget', () => {
    expect(sitePages().filter((address) => htmlBytes(address) > BUDGETS.pageHtml)).toEqual([]);
  });
});

describe('code', () => {
  it('is colored by class names, not by inline styles', () => {
    const isStyled = (address: string) =>
      elementsOf(address, 'pre[style], pre [style], code[style], code [style]').length > 0;
    expect(sitePages().filter(isStyled)).toEqual([]);
  });

  it.each([
    ['old addresses of sections', 'src/site/client/lostFragment.ts', 0.4 * kB],
    ['the line "Markdown, Copy page"', 'src/components/PageTools/index.tsx', 1.5 * kB],
    ['the console before it is opened', 'src/components/Console/index.tsx', 0.6 * kB],
  ])('of %s stays in its budget', (_, file, budget) => {
    const {outputFiles} = buildSync({
      entryPoints: [file],
      bundle: true,
      minify: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react/*', '@docusaurus/*', './movedSection', './Panel', './RestPanel'],
    });
    const bytes = outputFiles.map(({contents}) => brotliCompressSync(contents).length);
    expect(bytes.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(budget);
  });
});
