/**
 * What a reader downloads before the first page lives, in Brotli bytes. Budgets go down, never up; each says when it
 * was set. Raising one needs a reason in the commit that a reader would accept.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/lib/paths';
import {attribute, elementsOf, htmlOf} from '../support/built';
import {sitePages} from '../support/pages';

const kB = 1000;
// Set on 21 November 2026.
// `mainScript` is what each release renews; `allScripts` adds React and the router, which change with an upgrade only.
const BUDGETS = {
  mainScript: 37 * kB,
  allScripts: 92 * kB,
  styles: 17 * kB,
  laterStyles: 3 * kB,
  ownStyles: 1.5 * kB,
  sessionPlayer: 8 * kB,
  pageHtml: 60 * kB,
};
/** Search's styles, which load with its dialog; every other later sheet belongs to one component. */
const SEARCH_STYLES = /\/find-styles\./;

function brotliBytes(...parts: string[]): number {
  return brotliCompressSync(readFileSync(join(BUILD, ...parts))).length;
}

function scriptsOf(address: string): string[] {
  return elementsOf(address, 'script[src]').map((script) => attribute(script, 'src') ?? '');
}

function sum(files: string[]): number {
  return files.reduce((bytes, file) => bytes + brotliBytes(file), 0);
}

describe('the weight', () => {
  it('of the main script stays in its budget', () => {
    const own = scriptsOf('/').filter((source) => !source.includes('/framework.'));
    expect(sum(own)).toBeLessThanOrEqual(BUDGETS.mainScript);
  });

  it('of all scripts that a page needs before it lives stays in its budget, whatever files they are split into', () => {
    expect(sum(scriptsOf('/'))).toBeLessThanOrEqual(BUDGETS.allScripts);
  });

  it('of the styles that a page waits for stays in its budget, and of those that search loads later', () => {
    const first = elementsOf('/', 'link[rel=stylesheet]').map((link) => attribute(link, 'href') ?? '');
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

  it('of the session player, sessions and all, stays in its budget', () => {
    const [name, ...rest] = readdirSync(join(BUILD, 'assets/js')).filter((file) =>
      /^session-player\..*\.js$/.test(file),
    );
    expect(rest).toEqual([]);
    expect(brotliBytes('assets/js', name ?? '')).toBeLessThanOrEqual(BUDGETS.sessionPlayer);
  });

  it.each(sitePages())('of %s stays in its budget', (address) => {
    expect(brotliCompressSync(htmlOf(address)).length).toBeLessThanOrEqual(BUDGETS.pageHtml);
  });
});

describe('code', () => {
  it.each(sitePages())('on %s is coloured by class names, not by inline styles', (address) => {
    expect(elementsOf(address, 'pre[style], pre [style], code[style], code [style]')).toEqual([]);
  });
});
