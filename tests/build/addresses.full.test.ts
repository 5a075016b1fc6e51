/**
 * Every address that the site writes for programs leads to what it names, below another base URL and in a second language:
 * each is requested from the servers that readers have. A browser reads the same sites in tests/e2e.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {builtFixture} from '../support/builtFixture';
import {type Reply, request} from '../support/request';
import {type Served, serve} from '../support/served';

const SITE = 'https://docs.example.com';
const MARKDOWN = 'text/markdown; charset=utf-8';

const bases = ['/docs/', '/docs/fr/'] as const;

describe('a site below another base URL, in two languages', () => {
  let folder = '';
  let served: Served;

  beforeAll(async () => {
    folder = await builtFixture('below');
    served = await serve(folder);
  }, 240_000);
  afterAll(() => served?.close());

  const get = (address: string, headers: Record<string, string> = {}) =>
    request(served.port, address.split('#')[0] ?? '', headers);
  const textAt = async (address: string) => {
    const {status, body} = await get(address);
    return status === 200 ? body.toString() : `status ${status}`;
  };
  /** Returns the addresses (with the site in front, or a path) whose response is none of 200. */
  const missing = async (urls: readonly string[]) => {
    const asked = [...new Set(urls.map((url) => url.replace(SITE, '')))];
    const replies = await Promise.all(asked.map((address) => get(address)));
    return asked.filter((_, index) => replies[index]?.status !== 200);
  };
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((https:\/\/docs\.example\.com[^)\s]*)\)/g)].map(([, url = '']) => url);

  describe.each(bases)('in the language at %s', (base) => {
    const below = base.slice(bases[0].length);
    const isOfLanguage = (file: string) => (below ? file.startsWith(below) : !file.startsWith('fr/'));
    const files = () =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
        (file) => file.endsWith('.html') && isOfLanguage(file),
      );
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const pages = () =>
      files()
        .map((file) => ({
          file,
          html: read(file),
          address: /rel=canonical href=https:\/\/docs\.example\.com(\S*?)(?: ?\/)?>/.exec(read(file))?.[1] ?? '',
          copy: /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(read(file))?.[1],
        }))
        .filter(({html}) => !/noindex/.test(html));

    it('each page names its Markdown copy, which has its text, also where the client asks by Accept', async () => {
      const wrong: string[] = [];
      expect(pages().length).toBeGreaterThan(4);
      for (const {address, copy = 'no copy', html} of pages()) {
        const title = /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(html)?.[1];
        const named = await get(copy);
        const negotiated = await get(address, {Accept: 'text/markdown'});
        for (const reply of [named, negotiated]) {
          const isRight =
            reply.status === 200 && reply.headers['content-type'] === MARKDOWN && isCopy(reply, title ?? '?', address);
          if (!isRight) wrong.push(`${address}: ${copy}: ${reply.status} ${reply.headers['content-type']}`);
        }
        wrong.push(...(await missing(linksIn(named.body.toString()))));
      }
      expect(wrong).toEqual([]);
    });

    const isCopy = ({body}: Reply, title: string, address: string) =>
      body.toString().includes(`\n# ${title}`) && body.toString().includes(`url: "${SITE}${address}"`);

    it('llms.txt lists the copy of every page and the files of all pages, which are there', async () => {
      const text = await textAt(`${base}llms.txt`);
      const links = linksIn(text);
      expect(pages().filter(({copy}) => !links.includes(SITE + copy))).toEqual([]);
      expect(await missing(links)).toEqual([]);
      expect(links).toContain(`${SITE}${base}api-ref/llms-full.txt`);
      const reference = await textAt(`${base}api-ref/llms-full.txt`);
      expect(reference).toContain('\n# Real-time API');
      expect(await missing(linksIn(reference))).toEqual([]);
    });

    it('the API catalog leads from its own address to contracts and pages', async () => {
      const address = `${base}.well-known/api-catalog`;
      const text = await textAt(address);
      expect(text).toContain(`"anchor": "${SITE}${address}"`);
      const urls = [...text.matchAll(/https:\/\/docs\.example\.com[^"]*/g)].map(([url]) => url);
      // The fixture has one page of the reference; the catalog is that of the project.
      expect((await missing(urls)).filter((url) => !url.includes('/api-ref/'))).toEqual([]);
    });

    it('the sitemap lists pages that are there, and robots.txt names it', async () => {
      const urls = [...(await textAt(`${base}sitemap.xml`)).matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);
      expect(urls).toContain(`${SITE}${base}links`);
      expect(urls.join()).not.toMatch(/\/(?:search|not-found)(?:,|$)/);
      expect(await missing(urls)).toEqual([]);
      expect(await textAt(`${bases[0]}robots.txt`)).toContain(`Sitemap: ${SITE}${base}sitemap.xml\n`);
    });

    it('names no address outside its language, and loads its scripts with integrity', async () => {
      const strays = files().flatMap((file) =>
        [...read(file).matchAll(/\b(?:href|src|action)="?(\/[^\s">]*)/g)]
          .map(([, address = '']) => address)
          // The language menu leads from each language to the other.
          .filter(
            (address) =>
              !address.startsWith(base) && !bases.some((other) => address.startsWith(other) && other === bases[0]),
          )
          .map((address) => `${file}: ${address}`),
      );
      expect(strays).toEqual([]);
      expect(read(`${below}links.html`)).toMatch(/main\.\w+\.js"? defer integrity=/);
    });

    it('has search, a picture, and a not-found page of its own', async () => {
      const language = below ? 'fr' : 'en';
      const {index} = JSON.parse(await textAt(`${base}find/index.json`)) as {index: string};
      const text = await textAt(new URL(index, `${SITE}${base}find/index.json`).pathname);
      expect((JSON.parse(text) as {language: string}).language).toBe(language);
      expect(text).toContain(`${base}links`);
      expect(await textAt(`${base}opensearch.xml`)).toContain(`template="${SITE}${base}search?q={searchTerms}"`);
      const [, image = ''] = /property=og:image content=([^\s>]+)/.exec(read(`${below}links.html`)) ?? [];
      expect(image).toBe(`${SITE}${base}img/social-card.png`);
      expect(await missing([image])).toEqual([]);
      const unknown = await get(`${base}nowhere`);
      expect([unknown.status, unknown.body.toString()]).toEqual([404, expect.stringContaining(`lang=${language}`)]);
      expect(unknown.body.toString()).toMatch(new RegExp(`href=${base}>the introduction`));
    });
  });
});
