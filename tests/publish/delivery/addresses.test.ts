import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {notFoundPage, resolveAddress} from '../../../packages/publish/delivery/addresses.server';
import {temporaryFolder} from '../../support/temporaryFolder';

const page = (path: string) => `<link data-rh=true rel=canonical href=https://docs.example.com${path} />`;
const files: Record<string, string> = {
  'index.html': page('/'),
  '404.html': page('/404.html'),
  'guide/index.html': page('/guide'),
  'folder/index.html': page('/folder/'),
  'flat.html': '<link rel="canonical" href="https://docs.example.com/flat">',
  'assets/js/main.js': '',
};
const bases = ['/docs/', '/docs/fr/'];
const filesBelow: Record<string, string> = {
  'index.html': page('/docs/'),
  '404.html': page('/docs/404.html'),
  'guide.html': page('/docs/guide'),
  'fr/index.html': page('/docs/fr/'),
  'fr/404.html': page('/docs/fr/404.html'),
  'fr/guide.html': page('/docs/fr/guide'),
};
let root: string;
let below: string;

beforeAll(() => {
  root = siteOf(files);
  below = siteOf(filesBelow);
});

function siteOf(pages: Record<string, string>): string {
  const folder = temporaryFolder('site');
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const served = (name: string, isPage = true) => ({kind: 'file', file: join(root, name), isPage});

describe('an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/?q=1', 'index.html'],
    ['/guide', 'guide/index.html'],
    ['/guide?utm_source=x', 'guide/index.html'],
    ['/folder/', 'folder/index.html'],
    ['/flat', 'flat.html'],
  ])('%s shows its page', (address, file) => {
    expect(resolveAddress(address, root)).toEqual(served(file));
  });

  it.each([
    ['/index.html', '/'],
    ['/guide/', '/guide'],
    ['/guide.html?a=1', '/guide?a=1'],
    ['/guide/index.html', '/guide'],
    ['/folder', '/folder/'],
    ['/folder/index.html?a=1&b=/x', '/folder/?a=1&b=/x'],
    ['/flat.html', '/flat'],
    ['//guide', '/guide'],
    ['/%67uide', '/guide'],
  ])('%s is sent to the one address of its page, %s', (address, to) => {
    expect(resolveAddress(address, root)).toEqual({kind: 'redirect', to});
  });

  it.each([
    '/nowhere',
    '/guide/deeper',
    '/folder/index',
    '/index',
    '/404.html',
    '/404',
    '/%E0%A4%A',
    '/a.b.c',
    '/Guide',
    '/GUIDE.html',
    '/guide.HTML',
    '/Folder/',
    '//evil.example/guide',
  ])('%s gets the not-found page', (address) => {
    expect(resolveAddress(address, root)).toEqual({kind: 'missing', asPage: true});
  });

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/x', '/a\\..\\b', '/guide%00'])(
    '%s does not climb out of the folder',
    (address) => {
      expect(resolveAddress(address, root).kind).toBe('missing');
    },
  );

  it.each([
    ['/docs/', 'index.html'],
    ['/docs/guide', 'guide.html'],
    ['/docs/fr/', 'fr/index.html'],
    ['/docs/fr/guide?q=1', 'fr/guide.html'],
  ])('%s shows the page of a site below /docs/ in two languages', (address, file) => {
    expect(resolveAddress(address, below, {bases})).toEqual({kind: 'file', file: join(below, file), isPage: true});
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs/guide.html', '/docs/guide'],
    ['/docs/fr', '/docs/fr/'],
    ['/docs/fr/guide/', '/docs/fr/guide'],
  ])('%s is sent to %s, below /docs/', (address, to) => {
    expect(resolveAddress(address, below, {bases})).toEqual({kind: 'redirect', to});
  });

  it.each([
    ['/', '404.html'],
    ['/guide', '404.html'],
    ['/docs/Guide', '404.html'],
    ['/docs/404', '404.html'],
    ['/docs/fr/404.html', 'fr/404.html'],
    ['/docs/fr/nowhere', 'fr/404.html'],
  ])('%s does not exist below /docs/, and its language has the page that says so', (address, file) => {
    expect(resolveAddress(address, below, {bases})).toEqual({kind: 'missing', asPage: true});
    expect(notFoundPage(address, below, bases)).toBe(join(below, file));
  });

  it('that a page has left leads to where it went', () => {
    const moved = {'/old': '/guide'};
    expect(resolveAddress('/old?a=1', root, {moved})).toEqual({kind: 'redirect', to: '/guide?a=1'});
    expect(resolveAddress('/constructor', root, {moved})).toEqual({kind: 'missing', asPage: true});
  });

  it('of a script is the script, and of a missing script is never a page', () => {
    expect(resolveAddress('/assets/js/main.js', root)).toEqual(served('assets/js/main.js', false));
    expect(resolveAddress('/assets/js/gone.js', root)).toEqual({kind: 'missing', asPage: false});
  });
});
