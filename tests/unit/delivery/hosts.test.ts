import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headerRules} from '../../../src/delivery/headers';
import {nginxMaps, nginxServer} from '../../../src/delivery/hosts/nginx';
import {headersFile, redirectsFile, vercelFile} from '../../../src/delivery/hosts/staticHosts';
import {findNginx} from '../../../tools/nginx';
import {ask} from '../../support/ask';
import {fromHeadersFile, fromVercelFile, vercelRedirect} from '../../support/hostFiles';
import {type Nginx, startNginx} from '../../support/nginx';
import {temporaryFolder} from '../../support/temporaryFolder';

const rules = [...headerRules("default-src 'none'"), {path: '/guide', headers: {'X-Robots-Tag': 'noarchive'}}];
const site = {
  siteUrl: 'https://docs.example.com',
  pages: ['/', '/guide', '/folder/', '/a%20page,%20%C3%BCber'],
  moved: {'/old': '/guide', '/older/': '/folder/'},
  rules,
};

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
      mkdirSync(join(root, '_hosting/nginx'), {recursive: true});
      writeFileSync(join(root, '_hosting/nginx/maps.conf'), nginxMaps(site));
      writeFileSync(join(root, '_hosting/nginx/server.conf'), nginxServer(site));
      for (const name of ['index.html', 'guide.html', '404.html', 'a page, über.html'])
        writeFileSync(join(root, name), `<h1>${name}</h1>`);
      nginx = await startNginx(root);
    });
    afterAll(async () => {
      await nginx?.close();
    });

    it('sends its readers on, with their query', async () => {
      const reply = await ask(nginx.port, '/old?a=1');
      expect([reply.status, reply.headers.location]).toEqual([301, '/guide?a=1']);
      expect((await ask(nginx.port, '/older/')).headers.location).toBe('/folder/');
    });

    it('may have headers of its own, beside those of all pages', async () => {
      const reply = await ask(nginx.port, '/guide');
      expect(reply.body.toString()).toBe('<h1>guide.html</h1>');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['x-robots-tag']).toBe('noarchive');
      expect((await ask(nginx.port, '/')).headers['x-robots-tag']).toBeUndefined();
    });

    it('may have spaces and other letters in its address', async () => {
      const reply = await ask(nginx.port, '/a%20page,%20%C3%BCber');
      expect([reply.status, reply.body.toString()]).toEqual([200, '<h1>a page, über.html</h1>']);
      const other = await ask(nginx.port, '/a%20page,%20%C3%BCber.html');
      expect([other.status, other.headers.location]).toEqual([301, '/a%20page,%20%C3%BCber']);
    });

    it('says what is wrong with a configuration that it refuses', async () => {
      const broken = temporaryFolder('site');
      mkdirSync(join(broken, '_hosting/nginx'), {recursive: true});
      writeFileSync(join(broken, '_hosting/nginx/maps.conf'), 'nonsense;');
      writeFileSync(join(broken, '_hosting/nginx/server.conf'), '');
      await expect(startNginx(broken)).rejects.toThrow(/unknown directive "nonsense"/);
    });
  });
});

describe('the files of static hosts', () => {
  it('give one address a header of its own without sending another twice', () => {
    for (const address of ['/guide', '/assets/js/main.js', '/img/logo.svg', '/folder/']) {
      const found = fromVercelFile(vercelFile(site), address);
      expect(fromHeadersFile(headersFile(rules), address)).toEqual(found);
      expect('x-robots-tag' in found).toBe(address === '/guide');
    }
  });

  it('refuse a line that Cloudflare Pages would ignore', () => {
    const long = headerRules(`script-src ${"'sha256-x' ".repeat(300)}`);
    expect(() => headersFile(long)).toThrow('too long for Cloudflare Pages');
  });
});
