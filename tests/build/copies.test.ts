/**
 * The Markdown copies of pages. What a page becomes is in six golden files, one for each kind of content; what must hold
 * for every file is claimed for all of them.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {anchorsOf} from '@speech-docs/publish/copies/anchors';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {fromHtml} from 'hast-util-from-html';
import {toString as wordsIn} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {htmlOf} from '../support/built';
import {markdownOf, nodesOf, textOf} from '../support/builtMarkdown';
import {claimForAll} from '../support/claim';
import {listedPages} from '../support/pages';
import {readTable} from '../support/readTable';

const pages = listedPages();
const copies = filesBelow(BUILD).filter((file) => file.endsWith('.md') && !file.endsWith('SKILL.md'));

const GOLDEN = readTable<Record<string, string>>('packages/publish/tests/golden.yaml');

/** Only provider.ts names the provider. */
const TOKENS = Object.entries(provider)
  .flatMap(([name, value]) => (typeof value === 'string' && value ? [[value, `{{provider.${name}}}`] as const] : []))
  .sort(([a], [b]) => b.length - a.length);
/** Without the versions of the contracts, which change with no word of a page. */
const withTokens = (text: string) =>
  TOKENS.reduce((rest, [value, token]) => rest.replaceAll(value, token), text).replace(
    /^contract: .*$/m,
    'contract: …',
  );
const ACCEPT = 'read what changed; then accept it: npx vitest run --project build-claims tests/build/copies.test.ts -u';

describe('the Markdown of a page', () => {
  it.each(Object.entries(GOLDEN))('%s contains what its golden file does: %s', async (file) => {
    await expect(withTokens(textOf(file)), ACCEPT).toMatchFileSnapshot(
      `../../packages/publish/tests/golden/${file.slice(1).replaceAll('/', '_')}`,
    );
  });

  it('exists for every page of the sitemap, is named in its head, and is opened by the list above the text', () =>
    claimForAll(pages, String, (page) => {
      if (page !== '/') expect(htmlOf(page)).toContain(`href="${copyAddress(page)}">Open as Markdown</a>`);
      expect(copies).toContain(decodeURIComponent(copyAddress(page)).slice(1));
      expect(htmlOf(page)).toContain(`<link rel="alternate" type="text/markdown" href="${copyAddress(page)}">`);
    }));

  it('begins with title, description, address, the version of the contract, and the address of the index', () =>
    claimForAll(copies, String, (file) =>
      expect(textOf(`/${file}`)).toMatch(
        /^---\ntitle: ".+"\n(?:description: ".+"\n)?url: "https?:\/\/.+"\ncontract: ".+ \d.*"\nindex: "https?:\/\/.+\/llms\.txt"\n---\n/,
      ),
    ));

  it('contains no HTML; every block of code is closed, names its language, and its program without the words of buttons', () =>
    claimForAll(copies, String, (file) => {
      const [tree, text] = [markdownOf(`/${file}`), textOf(`/${file}`)];
      expect(nodesOf(tree, 'html').map(({value}) => value)).toEqual([]);
      expect(nodesOf(tree, 'code').filter(({lang}) => !lang)).toEqual([]);
      const fences = text.split('\n').filter((line) => /^[\s>-]*(?:`{3,}|~{3,})/.test(line));
      expect(fences.length % 2).toBe(0);
      expect(fences.filter((fence) => /title=".*(?:Wrap|Copy)"$/.test(fence))).toEqual([]);
    }));

  it('contains every line of the programs of the page; of a whole transcript, and of a program that it loads, a link', () =>
    claimForAll(pages, String, (page) => {
      const copy = new Set(
        textOf(copyAddress(page))
          .split('\n')
          .map((line) => line.trim()),
      );
      const blocks = [...htmlOf(page).matchAll(/<pre dir=ltr[^>]*>([\s\S]*?)<\/pre>/g)]
        .filter(([, html = '']) => !/^<code><a href=[^>]*\/samples\//.test(html))
        .map(([, html = '']) => wordsIn(fromHtml(html, {fragment: true})));
      const lines = blocks.filter((text) => !/^\{\s*"format": "2/.test(text)).flatMap((text) => text.split('\n'));
      expect(lines.filter((line) => !copy.has(line.trim()))).toEqual([]);
    }));

  it('links only to what exists, within the site to Markdown', () =>
    claimForAll(copies, String, (file) => {
      const tree = markdownOf(`/${file}`);
      const here = new Set([...anchorsOf(tree.children), ...ownLinks(tree)]);
      const broken = nodesOf(tree, 'link').filter(({url}) => {
        if (url.startsWith('#')) return !here.has(decodeURIComponent(url.slice(1)));
        if (!url.startsWith(provider.siteUrl)) return !/^(?:https?:|mailto:|tel:)/.test(url);
        const {pathname} = new URL(url);
        return !existsSync(join(BUILD, decodeURIComponent(pathname))) || /\.html?$|\/$/.test(pathname);
      });
      expect(broken.map(({url}) => url)).toEqual([]);
    }));
});

/** Entries whose name is a link to themselves. */
function ownLinks(tree: ReturnType<typeof markdownOf>): string[] {
  return nodesOf(tree, 'listItem').flatMap((item) => {
    const [head] = item.children;
    const [first] = head?.type === 'paragraph' ? head.children : [];
    return first?.type === 'link' && first.url.startsWith('#') ? [decodeURIComponent(first.url.slice(1))] : [];
  });
}
