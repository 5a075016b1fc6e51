import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {connect} from 'node:tls';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headerRules} from '../../../packages/publish/delivery/headers';
import type {HostedSite} from '../../../packages/publish/delivery/hosts/hostedSite';
import {nginxFiles} from '../../../packages/publish/delivery/hosts/nginxFiles';
import {headersFile, redirectsFile, vercelFile} from '../../../packages/publish/delivery/hosts/staticHosts';
import {movedAddresses} from '../../../packages/publish/delivery/redirects';
import {findNginx} from '../../../tools/nginx';
import {fromHeadersFile, fromVercelFile, vercelRedirect} from '../../support/hostFiles';
import {freePort, type Nginx, runNginx, startNginx} from '../../support/nginx';
import {request} from '../../support/request';
import {temporaryFolder} from '../../support/temporaryFolder';

const rules = [...headerRules("default-src 'none'"), {path: '/guide', headers: {'X-Robots-Tag': 'noarchive'}}];
const site = {
  siteUrl: 'https://docs.example.com',
  bases: ['/'],
  pages: ['/', '/guide', '/folder/', '/a%20page,%20%C3%BCber'],
  moved: {'/old': '/guide', '/older/': '/folder/'},
  rules,
};

const openssl = spawnSync('openssl', ['version']).status === 0;

/** Returns the protocol that a TLS server chooses for a browser. */
function protocolAt(port: number): Promise<string | false | null> {
  return new Promise((done, failed) => {
    const options = {port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1']};
    const socket = connect(options, () => {
      done(socket.alpnProtocol);
      socket.end();
    });
    socket.once('error', failed);
  });
}

function writeNginxFiles(root: string, hosted: HostedSite): void {
  mkdirSync(join(root, '_hosting/nginx'), {recursive: true});
  for (const [name, text] of Object.entries(nginxFiles(hosted)))
    writeFileSync(join(root, '_hosting/nginx', name), text);
}

describe('a page that has moved', () => {
  it('has a line for Netlify and Cloudflare Pages, and a rule for Vercel', () => {
    expect(redirectsFile(site.moved)).toContain('\n/old /guide 301\n/older/ /folder/ 301\n');
    expect(vercelRedirect(vercelFile(site), '/old')).toBe('/guide');
  });

  describe.skipIf(!findNginx())('on nginx', () => {
    let root: string;
    let nginx: Nginx;

    beforeAll(async () => {
      root = temporaryFolder('site');
      writeNginxFiles(root, site);
      for (const name of ['index.html', 'guide.html', '404.html', 'a page, über.html'])
        writeFileSync(join(root, name), `<h1>${name}</h1>`);
      nginx = await startNginx(root);
    });
    afterAll(async () => {
      await nginx?.close();
    });

    it('sends its readers on, with their query', async () => {
      const reply = await request(nginx.port, '/old?a=1');
      expect([reply.status, reply.headers.location]).toEqual([301, '/guide?a=1']);
      expect((await request(nginx.port, '/older/')).headers.location).toBe('/folder/');
    });

    it('may have headers of its own, beside those of all pages', async () => {
      const reply = await request(nginx.port, '/guide');
      expect(reply.body.toString()).toBe('<h1>guide.html</h1>');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['x-robots-tag']).toBe('noarchive');
      expect((await request(nginx.port, '/')).headers['x-robots-tag']).toBeUndefined();
    });

    it('may have spaces and other letters in its address', async () => {
      const reply = await request(nginx.port, '/a%20page,%20%C3%BCber');
      expect([reply.status, reply.body.toString()]).toEqual([200, '<h1>a page, über.html</h1>']);
      const other = await request(nginx.port, '/a%20page,%20%C3%BCber.html');
      expect([other.status, other.headers.location]).toEqual([301, '/a%20page,%20%C3%BCber']);
    });

    it('names what is wrong with a configuration that it rejects', async () => {
      const broken = temporaryFolder('site');
      writeNginxFiles(broken, site);
      writeFileSync(join(broken, '_hosting/nginx/maps.conf'), 'nonsense;');
      await expect(startNginx(broken)).rejects.toThrow(/unknown directive "nonsense"/);
    });
  });
});

describe.skipIf(!findNginx())('a site below /docs/ in two languages, on nginx,', () => {
  const bases = ['/docs/', '/docs/fr/'];
  const below = {
    ...site,
    bases,
    pages: ['/docs/', '/docs/guide', '/docs/folder/', '/docs/fr/', '/docs/fr/guide', '/docs/a%20page'],
    moved: movedAddresses(bases, {'/old': '/guide'}),
    rules: headerRules("default-src 'none'", false, bases),
  };
  let nginx: Nginx;

  beforeAll(async () => {
    const root = temporaryFolder('site');
    writeNginxFiles(root, below);
    for (const folder of ['folder', 'fr', 'fr/assets']) mkdirSync(join(root, folder), {recursive: true});
    const pages = ['index', '404', 'guide', 'folder/index', 'fr/index', 'fr/404', 'fr/guide', 'a page'];
    for (const name of pages) writeFileSync(join(root, `${name}.html`), name);
    writeFileSync(join(root, 'fr/assets/a.js'), 'script');
    nginx = await startNginx(root);
  });
  afterAll(async () => {
    await nginx?.close();
  });

  it.each([
    ['/docs/', 200, 'index'],
    ['/docs/guide', 200, 'guide'],
    ['/docs/folder/', 200, 'folder/index'],
    ['/docs/a%20page', 200, 'a page'],
    ['/docs/fr/', 200, 'fr/index'],
    ['/docs/fr/guide', 200, 'fr/guide'],
    ['/docs/fr/assets/a.js', 200, 'script'],
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
  ])('%s gets %i and its file', async (address, status, body) => {
    const reply = await request(nginx.port, address);
    expect([reply.status, reply.body.toString()]).toEqual([status, body]);
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/guide/', '/docs/guide'],
    ['/docs/fr/guide.html?a=1', '/docs/fr/guide?a=1'],
    ['/docs/folder', '/docs/folder/'],
    ['/docs/old', '/docs/guide'],
    ['/docs/fr/old', '/docs/fr/guide'],
  ])('%s leads to %s', async (address, target) => {
    const reply = await request(nginx.port, address);
    expect([reply.status, reply.headers.location]).toEqual([301, target]);
  });

  it('keeps files with a hash in their name for a year in every language', async () => {
    const reply = await request(nginx.port, '/docs/fr/assets/a.js');
    expect(reply.headers['cache-control']).toContain('immutable');
  });
});

describe('a site below /docs/ in two languages, on static hosts,', () => {
  it('has redirects, cached files and a not-found page per language', () => {
    const bases = ['/docs/', '/docs/fr/'];
    const text = headersFile(headerRules("default-src 'none'", false, bases));
    for (const base of bases)
      expect(fromHeadersFile(text, `${base}assets/a.js`)['cache-control']).toContain('immutable');
    expect(fromHeadersFile(text, '/docs/guide')['cache-control']).not.toContain('immutable');
    expect(redirectsFile(movedAddresses(bases, {'/old': '/guide'}), bases)).toContain(
      '/docs/old /docs/guide 301\n/docs/fr/old /docs/fr/guide 301\n/docs/fr/* /docs/fr/404.html 404\n/docs/* /docs/404.html 404',
    );
  });
});

describe.skipIf(!findNginx())('one nginx with several sites', () => {
  const other = {
    ...site,
    siteUrl: 'https://handbook.example.com',
    pages: ['/', '/start'],
    moved: {'/guide': '/start'},
    rules: headerRules("default-src 'self'"),
  };
  const preview = {...site, isPreview: true, rules: headerRules("default-src 'none'", true)};
  let nginx: Nginx;

  beforeAll(async () => {
    const roots = [site, other, preview].map((hosted) => {
      const root = temporaryFolder('site');
      writeNginxFiles(root, hosted);
      for (const name of ['index.html', 'guide.html', 'start.html', '404.html'])
        writeFileSync(join(root, name), `${name} of ${hosted.siteUrl}`);
      return root;
    });
    nginx = await startNginx(...roots);
  });
  afterAll(async () => {
    await nginx?.close();
  });

  it('gives each site its own pages, redirects, and headers', async () => {
    const [first = 0, second = 0, third = 0] = nginx.ports;
    const guide = await request(first, '/guide');
    expect([guide.status, guide.body.toString()]).toEqual([200, 'guide.html of https://docs.example.com']);
    expect(guide.headers['content-security-policy']).toBe("default-src 'none'");
    const moved = await request(second, '/guide');
    expect([moved.status, moved.headers.location]).toEqual([301, '/start']);
    expect(moved.headers['content-security-policy']).toBe("default-src 'self'");
    expect((await request(third, '/start')).status).toBe(404);
  });

  it('keeps search engines from listing the preview, and only that', async () => {
    const tags = await Promise.all(nginx.ports.map(async (port) => (await request(port, '/')).headers['x-robots-tag']));
    expect(tags).toEqual([undefined, undefined, 'noindex']);
  });

  it('starts without a warning', () => {
    expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
  });
});

describe.skipIf(!findNginx() || !openssl)('the whole site for this version of nginx', () => {
  it('starts with certificates and without a warning about a deprecated directive', async () => {
    const version = /nginx\/([\d.]+)/.exec(spawnSync(findNginx() ?? '', ['-v'], {encoding: 'utf8'}).stderr)?.[1] ?? '';
    const isOld = version.localeCompare('1.25.1', undefined, {numeric: true}) < 0;
    const root = temporaryFolder('site');
    writeNginxFiles(root, site);
    writeFileSync(join(root, 'index.html'), 'Welcome');
    const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1'];
    spawnSync('openssl', [...certificate, '-keyout', join(root, 'privkey.pem'), '-out', join(root, 'fullchain.pem')]);
    const [plain, tls] = [await freePort(), await freePort()];
    const text = nginxFiles(site)[isOld ? 'site-before-1.25.1.conf' : 'site.conf'] ?? '';
    writeFileSync(join(root, '_hosting/nginx/root.conf'), `root ${root};`);
    const local = text
      .replaceAll('/var/www/docs.example.com/current', root)
      .replaceAll('/etc/letsencrypt/live/docs.example.com', root)
      .replaceAll(/listen (\[::\]:)?80;/g, (_, v6) => (v6 ? '' : `listen 127.0.0.1:${plain};`))
      .replaceAll(/listen (\[::\]:)?443/g, (_, v6) => `listen ${v6 ? '[::1]' : '127.0.0.1'}:${tls}`);
    const nginx = await runNginx([plain], `include ${root}/_hosting/nginx/sizes.conf; ${local}`);
    try {
      expect((await request(plain, '/guide', {Host: 'docs.example.com'})).headers.location).toBe(
        'https://docs.example.com/guide',
      );
      expect(await protocolAt(tls)).toBe('h2');
      expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
    } finally {
      await nginx.close();
    }
  });

  it('uses for each version the HTTP/2 directive that this version knows', () => {
    const {'site.conf': current, 'site-before-1.25.1.conf': older} = nginxFiles(site);
    expect(current).toContain('http2 on;');
    expect(current).not.toMatch(/listen.*http2/);
    expect(older?.replaceAll(' http2;', ';')).toBe(
      current?.replace('  http2 on;\n', '').replace('1.25.1 or later', 'before 1.25.1'),
    );
  });
});

describe('the files of static hosts', () => {
  it('give one address a header of its own without sending another twice', () => {
    for (const address of ['/guide', '/assets/js/worker-search.js', '/assets/medias/a.mp3', '/folder/']) {
      const found = fromVercelFile(vercelFile(site), address);
      expect(fromHeadersFile(headersFile(rules), address)).toEqual(found);
      expect('x-robots-tag' in found).toBe(address === '/guide');
    }
  });

  it('send what only pages need with no script, style, or picture, where the host can leave it out', () => {
    for (const address of ['/assets/js/main.js', '/assets/css/styles.css', '/img/logo.svg']) {
      const least = fromVercelFile(vercelFile(site), address);
      expect(least).not.toHaveProperty('permissions-policy');
      // A drawing that is opened by itself is a page.
      expect('content-security-policy' in least).toBe(address.endsWith('.svg'));
      expect(fromHeadersFile(headersFile(rules), address)).toMatchObject(least);
    }
  });

  it('reject a line that Cloudflare Pages would ignore', () => {
    const long = headerRules(`script-src ${"'sha256-x' ".repeat(300)}`);
    expect(() => headersFile(long)).toThrow('too long for Cloudflare Pages');
  });
});
