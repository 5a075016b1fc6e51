/** What the built site gives its hosts and other programs: integrity, a policy that fits every page, contracts. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {headersFor, readHeaderRules, scriptHashes} from '@speech-docs/publish/delivery.server';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {BUILD, ROOT} from '../../tools/paths';
import {attribute, elementsOf, fileOf, htmlOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {sitePages} from '../support/pages';

const pages = [...sitePages(), '/404.html'];
const policy = headersFor('/', readHeaderRules(BUILD))['Content-Security-Policy'] ?? '';

it('every page names the integrity of every script and style that it loads', () =>
  claimForAll(pages, String, (address) => {
    const loaded = elementsOf(address, 'script[src], link[rel=stylesheet]');
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((element) => !/^sha256-\S{44}$/.test(attribute(element, 'integrity') ?? ''))).toEqual([]);
  }));

it('the policy has the hash of each inline script of the pages, and no other', () => {
  const hashes = new Set(pages.flatMap((address) => scriptHashes(htmlOf(address))));
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...hashes].sort());
});

/** What earns each point of Mozilla's HTTP Observatory (mdn-http-observatory, 2026); nothing that costs one. */
const OBSERVED: [header: string, value: RegExp | undefined][] = [
  // One browser does not know `manifest-src`, and warns.
  [
    'Content-Security-Policy',
    /^default-src 'self'; (?!.*(?:unsafe|nonce|https?:|ftp:|\*|manifest-src))(?=.*style-src 'self';).*frame-ancestors 'none'/,
  ],
  ['Referrer-Policy', /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/],
  ['Strict-Transport-Security', /^max-age=(?:[2-9]\d{7}|\d{9,})\b/],
  ['X-Content-Type-Options', /^nosniff$/],
  // The site is public and has no cookies: tools of other origins read contracts and copies.
  ['Cross-Origin-Resource-Policy', /^cross-origin$/],
  ['Access-Control-Allow-Origin', /^\*$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Embedder-Policy', /^(?:require-corp|credentialless)$/],
  ['Access-Control-Allow-Credentials', undefined],
  ['Set-Cookie', undefined],
];

it('a security scan finds on every page all that earns A+, with the integrity of scripts above', () =>
  claimForAll(pages, String, (address) => {
    const headers: Record<string, string> = headersFor(address, readHeaderRules(BUILD));
    expect(OBSERVED.filter(([name, value]) => (value ? !value.test(headers[name] ?? '') : name in headers))).toEqual(
      [],
    );
    expect(elementsOf(address, 'script[src^=http], script[src^="//"]')).toEqual([]);
  }));

it('each page names one picture for chats and networks, which is there', () => {
  for (const address of sitePages()) {
    const named = elementsOf(address, 'meta[property="og:image"]').map((meta) => attribute(meta, 'content'));
    expect(named).toEqual([expect.stringMatching(/^https:.*\/img\/social-card\.png$/)]);
  }
  expect(readFileSync(join(BUILD, 'img/social-card.png')).toString('latin1', 1, 4)).toBe('PNG');
});

it('browsers find an icon at the address that they try by themselves, in three sizes', () => {
  const icon = readFileSync(join(BUILD, 'favicon.ico'));
  // The type and the number of pictures, in the head of the format.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
});

it('no text file contains a path of the folder that it was built in', () => {
  const texts = filesBelow(BUILD).filter((file) => /\.(?:css|html|js|json|md|txt|xml|yaml)$/.test(file));
  // As a value, or as the beginning of a file's path.
  const paths = [`"${ROOT}"`, `${ROOT}/src`, `${ROOT}/node_modules`];
  const wrong = texts.filter((file) => {
    const content = readFileSync(join(BUILD, file), 'utf8');
    return paths.some((path) => content.includes(path));
  });
  expect(wrong).toEqual([]);
});

it('contracts are served by name and by version', () => {
  const textAt = (address: string) => readFileSync(`${fileOf(address)}`, 'utf8');
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.1.1/batch.openapi.yaml']) {
    expect(textAt(address), address).not.toContain('{{provider');
  }
  for (const name of ['batch.openapi', 'realtime.asyncapi', 'flow.asyncapi']) {
    expect(JSON.parse(textAt(`/contracts/${name}.json`)), name).toEqual(parse(textAt(`/contracts/${name}.yaml`)));
  }
});

it('contracts are in the catalog of APIs with their pages and changes, which are all there', () => {
  const catalog = readFileSync(`${fileOf('/.well-known/api-catalog')}`, 'utf8');
  const addresses = [...catalog.matchAll(/"(?:href|anchor)": "([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname);
  expect(addresses).toEqual(expect.arrayContaining(['/contracts/flow.changes.json', '/feed.xml']));
  expect(addresses.filter((address) => !fileOf(address))).toEqual([]);
});
