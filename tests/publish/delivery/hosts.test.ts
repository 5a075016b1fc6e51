import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headerRules, headersFor} from '../../../packages/publish/delivery/headers';
import {headersFile, redirectsFile} from '../../../packages/publish/delivery/hosts/staticHosts';
import {movedAddresses} from '../../../packages/publish/delivery/hosts/writeHostFiles.server';
import {findNginx} from '../../../tools/nginx';
import {claimForAll} from '../../support/claim';
import {hostedFolder, writeFiles} from '../../support/hostedFolder';
import {type Nginx, startNginx} from '../../support/nginx';
import {request} from '../../support/request';

const moved = {'/old': '/guide', '/older/': '/folder/'};
const addresses = {url: 'https://docs.example.com', moved};

describe('the files of static hosts', () => {
  it('have a line for each address that a page has left, and a not-found page per language', () => {
    expect(redirectsFile(moved)).toContain('\n/old /guide 301\n/older/ /folder/ 301\n');
    const bases = ['/docs/', '/docs/fr/'];
    expect(redirectsFile(movedAddresses({...addresses, bases, moved: {'/old': '/guide'}}), bases)).toContain(
      '/docs/old /docs/guide 301\n/docs/fr/old /docs/fr/guide 301\n/docs/fr/* /docs/fr/404.html 404\n/docs/* /docs/404.html 404',
    );
  });

  it('set no header twice for one address, and keep assets for a year in every language', () => {
    const rules = headerRules("default-src 'none'", false, ['/docs/', '/docs/fr/']);
    const blocks = headersFile(rules).split('\n\n').slice(1);
    const sent = (address: string) =>
      blocks.flatMap((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        const [start = '', end] = path.split('*');
        const applies = end === undefined ? address === path : address.startsWith(start) && address.endsWith(end);
        return applies ? lines.map((line) => line.trim()) : [];
      });
    for (const address of [
      '/docs/guide',
      '/docs/assets/a.png',
      '/docs/fr/assets/js/a.js',
      '/docs/guide.md',
      '/docs/img/a.svg',
    ]) {
      const names = sent(address).map((line) => line.split(':', 1)[0]);
      expect([address, new Set(names).size]).toEqual([address, names.length]);
      // The general Cache-Control is what these hosts send by themselves.
      const {'Cache-Control': cache = '', ...expected} = headersFor(address, rules);
      expect(sent(address)).toEqual(
        expect.arrayContaining(Object.entries(expected).map(([name, value]) => `${name}: ${value}`)),
      );
      if (cache.includes('immutable')) expect(sent(address)).toContain(`Cache-Control: ${cache}`);
    }
  });
});

describe.skipIf(!findNginx())('a site on nginx', () => {
  const rules = [...headerRules("default-src 'none'"), {path: '/guide', headers: {'X-Robots-Tag': 'noarchive'}}];
  let nginx: Nginx;

  beforeAll(async () => {
    const names = ['index.html', 'guide.html', '404.html', 'a page, über.html'];
    const files = Object.fromEntries(names.map((name) => [name, `<h1>${name}</h1>`]));
    const pages = ['/', '/guide', '/folder/', '/a%20page,%20%C3%BCber'];
    nginx = await startNginx(hostedFolder(files, {pages, moved, rules}));
  });
  afterAll(async () => {
    await nginx?.close();
  });

  it('sends readers of an address that a page has left on, with their query', async () => {
    const reply = await request(nginx.port, '/old?a=1');
    expect([reply.status, reply.headers.location]).toEqual([301, '/guide?a=1']);
    expect((await request(nginx.port, '/older/')).headers.location).toBe('/folder/');
  });

  it('may have headers of its own for one page, beside those of all pages', async () => {
    const reply = await request(nginx.port, '/guide');
    expect(reply.body.toString()).toBe('<h1>guide.html</h1>');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['x-robots-tag']).toBe('noarchive');
    expect((await request(nginx.port, '/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('may have spaces and other letters in its addresses', async () => {
    const reply = await request(nginx.port, '/a%20page,%20%C3%BCber');
    expect([reply.status, reply.body.toString()]).toEqual([200, '<h1>a page, über.html</h1>']);
    const other = await request(nginx.port, '/a%20page,%20%C3%BCber.html');
    expect([other.status, other.headers.location]).toEqual([301, '/a%20page,%20%C3%BCber']);
  });

  it('starts without a warning, and names what is wrong with a configuration that it rejects', async () => {
    expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
    const broken = hostedFolder({});
    writeFiles(broken, {'_hosting/nginx/http.conf': 'nonsense;'});
    await expect(startNginx(broken)).rejects.toThrow(/unknown directive "nonsense"/);
  });
});

describe.skipIf(!findNginx())('a site below /docs/ in two languages, on nginx,', () => {
  const bases = ['/docs/', '/docs/fr/'];
  let nginx: Nginx;

  beforeAll(async () => {
    const names = ['index', '404', 'guide', 'folder/index', 'fr/index', 'fr/404', 'fr/guide', 'a page'];
    const files = Object.fromEntries(names.map((name) => [`${name}.html`, name]));
    const catalogs = {'.well-known/api-catalog': 'catalog', 'fr/.well-known/api-catalog': 'fr catalog'};
    nginx = await startNginx(
      hostedFolder(
        {...files, ...catalogs, 'fr/assets/a.js': 'script'},
        {
          bases,
          pages: ['/docs/', '/docs/guide', '/docs/folder/', '/docs/fr/', '/docs/fr/guide', '/docs/a%20page'],
          moved: movedAddresses({...addresses, bases, moved: {'/old': '/guide'}}),
          rules: headerRules("default-src 'none'", false, bases),
        },
      ),
    );
  });
  afterAll(async () => {
    await nginx?.close();
  });

  const RESPONSES: [address: string, status: number, body: string][] = [
    ['/docs/', 200, 'index'],
    ['/docs/guide', 200, 'guide'],
    ['/docs/folder/', 200, 'folder/index'],
    ['/docs/a%20page', 200, 'a page'],
    ['/docs/fr/', 200, 'fr/index'],
    ['/docs/fr/guide', 200, 'fr/guide'],
    ['/docs/fr/assets/a.js', 200, 'script'],
    ['/docs/.well-known/api-catalog', 200, 'catalog'],
    ['/docs/fr/.well-known/api-catalog', 200, 'fr catalog'],
    ['/docs/nowhere', 404, '404'],
    ['/docs/fr/nowhere', 404, 'fr/404'],
    ['/docs/Guide', 404, '404'],
    ['/docs/fr/GUIDE', 404, 'fr/404'],
    ['/Docs/guide', 404, '404'],
    ['/guide', 404, '404'],
    ['/', 404, '404'],
    ['/assets/a.js', 404, 'Not found\n'],
    ['/docs/_hosting/bases.json', 404, 'Not found\n'],
    ['/docs/404.html', 404, '404'],
  ];

  it('has every file at its address in its language, and nothing elsewhere', () =>
    claimForAll(RESPONSES, String, async ([address, status, body]) => {
      const reply = await request(nginx.port, address);
      expect([reply.status, reply.body.toString()]).toEqual([status, body]);
    }));

  const REDIRECTS: [address: string, target: string][] = [
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/guide/', '/docs/guide'],
    ['/docs/fr/guide.html?a=1', '/docs/fr/guide?a=1'],
    ['/docs/folder', '/docs/folder/'],
    ['/docs/old', '/docs/guide'],
    ['/docs/fr/old', '/docs/fr/guide'],
  ];

  it('leads from every other spelling to the one address', () =>
    claimForAll(REDIRECTS, String, async ([address, target]) => {
      const reply = await request(nginx.port, address);
      expect([reply.status, reply.headers.location]).toEqual([301, target]);
    }));

  it('keeps files with a hash in their name for a year in every language', async () => {
    const reply = await request(nginx.port, '/docs/fr/assets/a.js');
    expect(reply.headers['cache-control']).toContain('immutable');
  });
});
