/** Every address that the site writes for programs leads to what it names, below another base URL and in a second language. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {builtFixture} from '../support/builtFixture';
import {request} from '../support/request';
import {type Served, serve} from '../support/served';

const SITE = 'https://docs.example.com';
const BASES = ['/docs/', '/docs/fr/'];

let folder: string;
let served: Served;
beforeAll(async () => {
  folder = await builtFixture('below');
  served = await serve(folder);
}, 240_000);
afterAll(() => served?.close());

async function textAt(address: string): Promise<string> {
  const {status, body} = await request(served.port, address.replace(SITE, '').split('#')[0] ?? '');
  return status === 200 ? body.toString() : `status ${status}`;
}

const addressesIn = (text: string) => [...new Set(text.match(/https:\/\/docs\.example\.com[^\s"')<>]*/g))];

describe.each(BASES)('in the language at %s', (base) => {
  const language = base === '/docs/' ? 'en' : 'fr';
  const files = () =>
    filesBelow(folder).filter((file) => file.endsWith('.html') && file.startsWith('fr/') === (language === 'fr'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  it.each([
    'llms.txt',
    'api-ref/llms-full.txt',
    'sitemap.xml',
    '.well-known/api-catalog',
    'opensearch.xml',
    'links.md',
  ])('%s names addresses of that language, which are there', async (file) => {
    const addresses = addressesIn(await textAt(base + file));
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !address.startsWith(SITE + base))).toEqual([]);
    const texts = await Promise.all(addresses.map(textAt));
    // The fixture has one page of the reference; the catalog is that of the project.
    const isMissing = (address: string, at: number) => /^status/.test(`${texts[at]}`) && !/api-ref/.test(address);
    expect(addresses.filter(isMissing)).toEqual([]);
  });

  it('no page names an address outside its language', () => {
    const pages = files();
    expect(pages.length).toBeGreaterThan(4);
    const strays = pages.flatMap((file) =>
      [...read(file).matchAll(/\b(?:href|src|action|content)="?(?:https:\/\/docs\.example\.com)?(\/[^\s">]*)/g)]
        // The language menu leads from each language to the other.
        .filter(([, address = '']) => !address.startsWith(base) && !address.startsWith('/docs/'))
        .map(([, address]) => `${file}: ${address}`),
    );
    expect(strays).toEqual([]);
  });

  it('has a not-found page of its own', async () => {
    const {status, body} = await request(served.port, `${base}nowhere`);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining(`lang="${language}"`)]);
    expect(body.toString()).toMatch(new RegExp(`href="${base}">the introduction`));
  });
});
