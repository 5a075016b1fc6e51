import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readFileSync, readlinkSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import {connect} from 'node:tls';
import {describe, expect, it} from 'vitest';
import {hostedFolder} from '../../../../tests/support/hostedFolder';
import {runNginx} from '../../../../tests/support/nginx';
import {freePort} from '../../../../tests/support/ports';
import {request} from '../../../../tests/support/request';
import {temporaryFolder, writeFiles} from '../../../../tests/support/temporaryFolder';
import {findNginx} from '../../../../tools/nginx';

const guide = readFileSync('DEPLOY.md', 'utf8');
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const blockOf = (language: string, text: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))]
    .map(([, block = '']) => block)
    .find((block) => block.includes(text)) ?? '';
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Returns the protocol that a TLS server chooses for a client. */
function protocolAt(port: number): Promise<string | null> {
  return new Promise((done, failed) => {
    const socket = connect({port, host: '127.0.0.1', rejectUnauthorized: false}, () => {
      done(socket.getProtocol());
      socket.end();
    });
    socket.once('error', failed);
  });
}

describe('DEPLOY.md', () => {
  it('names only commands that the project has', () => {
    const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('calls each way experimental that no test has run', () => {
    // Nobody has built the image yet: take the word away in the change that has.
    for (const name of ['Container', 'Hosts of static files'])
      expect(guide.split('\n## ').find((part) => part.startsWith(name))).toContain('**Experimental.**');
  });

  it.skipIf(!findNginx() || spawnSync('openssl', ['version']).status !== 0)(
    'has a site for nginx that starts with certificates and without a warning',
    async () => {
      const root = hostedFolder({'index.html': 'Welcome'}, {pages: ['/']});
      writeFiles(root, {'_hosting/nginx/root.conf': `root ${root};`});
      const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1'];
      spawnSync('openssl', [...certificate, '-keyout', join(root, 'privkey.pem'), '-out', join(root, 'fullchain.pem')]);
      const [plain, tls] = [await freePort(), await freePort()];
      const text = blockOf('nginx', 'server_name')
        .replaceAll('/var/www/docs/current', root)
        .replaceAll('/etc/letsencrypt/live/docs.example.com', root)
        .replace(/listen \[::\]:\d+.*;/g, '')
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${tls} ssl;`);
      const nginx = await runNginx([plain, tls], text);
      try {
        const reply = await request(plain, '/guide?a=1', {Host: 'docs.example.com'});
        expect([reply.status, reply.headers.location]).toEqual([301, 'https://docs.example.com/guide?a=1']);
        expect(await protocolAt(tls)).toMatch(/^TLSv1\.[23]$/);
        expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
      } finally {
        await nginx.close();
      }
    },
  );

  it.skipIf(!has('rsync'))('publishes a release beside the last one, whose scripts it keeps for a month', () => {
    const server = temporaryFolder('server');
    const programs = temporaryFolder('programs');
    writeFiles(programs, {nginx: '#!/bin/sh\necho "nginx $*" >> "$LOG"\n'});
    chmodSync(join(programs, 'nginx'), 0o755);
    const env = {...process.env, PATH: `${programs}:${process.env.PATH}`, LOG: join(server, 'log')};
    const script = blockOf('bash', 'releases/').replace('cd /var/www/docs', `cd ${server}`);
    const release = (files: Record<string, string>, name: string) => {
      writeFiles(join(server, 'new'), {'_hosting/nginx/server.conf': '', ...files});
      const {status, stderr} = spawnSync('bash', ['-e', '-c', script.replace(/\$\(date[^)]*\)/, name)], {
        env,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      spawnSync('rm', ['-r', join(server, 'new')]);
    };
    mkdirSync(join(server, 'releases'));
    release({'index.html': 'one', 'assets/old.js': 'old', 'assets/a.js': 'a'}, 'first');
    utimesSync(join(server, 'current/assets/old.js'), new Date('2020-01-01'), new Date('2020-01-01'));
    release({'index.html': 'two', 'assets/b.js': 'b'}, 'second');
    expect(readlinkSync(join(server, 'current'))).toBe('releases/second');
    expect(readFileSync(join(server, 'current/index.html'), 'utf8')).toBe('two');
    expect(readFileSync(join(server, 'releases/first/index.html'), 'utf8')).toBe('one');
    expect(['a.js', 'b.js', 'old.js'].map((name) => existsSync(join(server, 'current/assets', name)))).toEqual([
      true,
      true,
      false,
    ]);
    const root = readFileSync(join(server, 'current/_hosting/nginx/root.conf'), 'utf8');
    expect(root).toBe(`root ${server}/releases/second;\n`);
    expect(readFileSync(join(server, 'log'), 'utf8')).toBe('nginx -t\nnginx -s reload\n'.repeat(2));
  });
});
