/** Which texts of the interface another language cannot have: the real pages, built in a language that does not exist. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {ROOT} from '../../tools/paths';
import {contentCheck, unmarkedTexts} from '../support/interfaceTexts';
import {buildPseudoSite} from '../support/pseudoSite';

const BUILT = join(ROOT, '.cache/pseudo-site');

/** Texts that are the same in every language, or that the configuration has for each. */
const EXCEPT = new Set([
  // The bar and the menu of versions are configuration, which Docusaurus reads once for each language.
  `New to ${provider.name}?`,
  'Choose a quickstart',
  'Release notes',
  // A word of the trade.
  'SaaS',
  // Names of data/languages.ts, with "and" in place of their sign.
  'Mandarin, Malay, Tamil, and English',
  'Tagalog (Filipino) and English',
]);

/** On a page of the reference the article is made of a contract, with the words of src/reference. */
const pages = () =>
  readdirSync(BUILT, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/^(?:_|assets)/.test(file))
    .map((file) => {
      const html = readFileSync(join(BUILT, file), 'utf8');
      return {file, html, texts: unmarkedTexts(html, file.startsWith('api-ref') ? ['article'] : [])};
    });

describe('a text of the interface', () => {
  beforeAll(() => buildPseudoSite(BUILT));

  it('is marked on every page, unless it is content: it goes through translate', () => {
    const isContent = contentCheck();
    const english = new Map<string, string>();
    for (const {file, texts} of pages()) {
      for (const text of texts) if (!EXCEPT.has(text) && !isContent(text)) english.set(text, file);
    }
    expect(Object.fromEntries(english)).toEqual({});
  });

  it('is there in hundreds, so that the marks are what the claim above reads', () => {
    const marked = new Set(pages().flatMap(({html}) => html.match(/⟦[^⟧<]{3,}⟧/g) ?? []));
    expect(marked.size).toBeGreaterThan(200);
  });
});
