import {existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {headerRules} from '../../../packages/publish/delivery/headers';
import {nginxFiles} from '../../../packages/publish/delivery/hosts/nginxFiles';
import {publish, rollBack} from '../../../packages/publish/delivery/releases/releases.server';
import {findNginx} from '../../../tools/nginx';
import {freePort, runNginx} from '../../support/nginx';
import {request} from '../../support/request';
import {temporaryFolder} from '../../support/temporaryFolder';

let store: string;

beforeEach(() => {
  store = join(temporaryFolder('server'), 'docs.example.com');
});

/** A finished build whose page and only script carry the version. */
function buildOf(version: string): string {
  const site = {
    siteUrl: 'https://docs.example.com',
    bases: ['/'],
    pages: ['/'],
    moved: {},
    rules: headerRules(`script-src '${version}'`),
  };
  const files = {
    'index.html': `version ${version}`,
    '404.html': 'missing',
    [`assets/js/main.${version}.js`]: `run('${version}')`,
    ...Object.fromEntries(Object.entries(nginxFiles(site)).map(([name, text]) => [`_hosting/nginx/${name}`, text])),
  };
  const build = temporaryFolder('build');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), {recursive: true});
    writeFileSync(join(build, name), text);
  }
  return build;
}

const on = (day: string) => ({now: new Date(`2026-${day}T10:00:00Z`)});
const served = (file = 'index.html') => readFileSync(join(store, 'current', file), 'utf8');
const names = () => readdirSync(join(store, 'releases')).filter((name) => !name.endsWith('.json'));

describe('a release', () => {
  it('is served from the moment of the switch, through a link that always leads to a whole site', () => {
    publish(buildOf('one'), store, on('11-01'));
    expect(served()).toBe('version one');
    expect(readlinkSync(join(store, 'current'))).toBe('releases/2026-11-01T10-00-00Z');
    publish(buildOf('two'), store, on('11-02'));
    expect(served()).toBe('version two');
  });

  it('contains the scripts of the releases before it, because open pages still request them', () => {
    publish(buildOf('one'), store, on('11-01'));
    publish(buildOf('two'), store, on('11-02'));
    publish(buildOf('three'), store, on('11-03'));
    for (const version of ['one', 'two', 'three'])
      expect(served(`assets/js/main.${version}.js`)).toBe(`run('${version}')`);
  });

  it('leaves out files of releases that were replaced over a month ago, and removes those releases', () => {
    publish(buildOf('one'), store, on('01-01'));
    publish(buildOf('two'), store, on('03-01'));
    // The first one was served until 1 March.
    publish(buildOf('three'), store, on('03-20'));
    expect(existsSync(join(store, 'current/assets/js/main.one.js'))).toBe(true);
    publish(buildOf('four'), store, on('04-10'));
    expect(existsSync(join(store, 'current/assets/js/main.one.js'))).toBe(false);
    expect(existsSync(join(store, 'current/assets/js/main.two.js'))).toBe(true);
    expect(names()).toEqual(['2026-03-01T10-00-00Z', '2026-03-20T10-00-00Z', '2026-04-10T10-00-00Z']);
  });

  it('keeps the release before it however old that is, so that there is always a way back', () => {
    publish(buildOf('one'), store, on('01-01'));
    publish(buildOf('two'), store, on('01-02'));
    publish(buildOf('three'), store, on('11-01'));
    publish(buildOf('four'), store, on('12-31'));
    rollBack(store, undefined, on('12-31'));
    expect(served()).toBe('version three');
  });

  it('gets a name of its own when two are published within one second', () => {
    const first = publish(buildOf('one'), store, on('11-01'));
    expect(publish(buildOf('two'), store, on('11-01'))).toBe(`${first}-2`);
  });
});

describe('rolling back', () => {
  it('serves the release before, with the scripts of the newer one for pages that are open', () => {
    publish(buildOf('one'), store, on('11-01'));
    publish(buildOf('two'), store, on('11-02'));
    rollBack(store, undefined, on('11-03'));
    expect(served()).toBe('version one');
    expect(served('assets/js/main.two.js')).toBe("run('two')");
  });

  it('goes to the release that is named, also forward again', () => {
    const first = publish(buildOf('one'), store, on('11-01'));
    publish(buildOf('two'), store, on('11-02'));
    const third = publish(buildOf('three'), store, on('11-03'));
    rollBack(store, first, on('11-04'));
    expect(served()).toBe('version one');
    rollBack(store, third, on('11-05'));
    expect(served()).toBe('version three');
  });

  it('names the releases that there are when the wanted one is unknown or missing', () => {
    expect(() => rollBack(store, undefined, on('11-01'))).toThrow('There is no release before the first.');
    const first = publish(buildOf('one'), store, on('11-01'));
    expect(() => rollBack(store, 'yesterday', on('11-02'))).toThrow(
      `There is no release "yesterday" in ${store}. Nothing was changed. Releases: ${first}.`,
    );
    expect(() => rollBack(store, undefined, on('11-02'))).toThrow(`There is no release before ${first}.`);
    expect(() => rollBack(store, first, on('11-02'))).toThrow('is the current release already');
    expect(served()).toBe('version one');
  });
});

describe('what goes wrong leaves the current release as it was', () => {
  beforeEach(() => {
    publish(buildOf('one'), store, on('11-01'));
  });

  it('a build that is missing, or did not finish', () => {
    expect(() => publish('/no/such/build', store, on('11-02'))).toThrow(
      'There is no build in /no/such/build. Nothing was changed. Run: npm run build',
    );
    const half = temporaryFolder('build');
    writeFileSync(join(half, 'index.html'), 'half');
    expect(() => publish(half, store, on('11-02'))).toThrow('lacks 404.html: that build did not finish.');
    expect([served(), names().length]).toEqual(['version one', 1]);
  });

  it('a disk without room for the release', () => {
    const world = {...on('11-02'), freeBytes: () => 10};
    expect(() => publish(buildOf('two'), store, world)).toThrow(/has 0\.0 MB left, and the release needs .* MB\./);
    expect([served(), names().length]).toEqual(['version one', 1]);
  });

  it('a disk that is full in the middle of the copy', () => {
    let copied = 0;
    const copyFile = () => {
      copied += 1;
      if (copied > 2) throw Object.assign(new Error('ENOSPC: no space left on device'), {code: 'ENOSPC'});
    };
    expect(() => publish(buildOf('two'), store, {...on('11-02'), copyFile})).toThrow('ENOSPC');
    expect([served(), names().length]).toEqual(['version one', 1]);
  });

  it('a server that rejects its new configuration', () => {
    const afterSwitch = () => {
      throw new Error('"nginx -t" failed with status 1.');
    };
    expect(() => publish(buildOf('two'), store, {...on('11-02'), afterSwitch})).toThrow(
      '"nginx -t" failed with status 1. The server was switched back to 2026-11-01T10-00-00Z.',
    );
    expect([served(), names().length]).toEqual(['version one', 1]);
  });

  it('a folder where the link should be', () => {
    const other = join(temporaryFolder('server'), 'site');
    mkdirSync(join(other, 'current'), {recursive: true});
    expect(() => publish(buildOf('two'), other, on('11-02'))).toThrow('is not a link, so releases cannot be switched');
  });
});

describe.skipIf(!findNginx())('nginx', () => {
  it('changes pages and policy at the same moment, when it is reloaded, and back again', async () => {
    publish(buildOf('one'), store, on('11-01'));
    const port = await freePort();
    const hosting = `${store}/current/_hosting/nginx`;
    const server = `listen 127.0.0.1:${port}; include ${hosting}/root.conf; include ${hosting}/server.conf;`;
    const nginx = await runNginx(
      [port],
      `include ${hosting}/sizes.conf; include ${hosting}/maps.conf; server {${server}}`,
    );
    const current = async () => {
      const {body, headers} = await request(port, '/');
      return [body.toString(), headers['content-security-policy']];
    };
    try {
      publish(buildOf('two'), store, on('11-02'));
      expect(await current()).toEqual(['version one', "script-src 'one'"]);
      await nginx.reload();
      expect(await current()).toEqual(['version two', "script-src 'two'"]);
      expect((await request(port, '/assets/js/main.one.js')).body.toString()).toBe("run('one')");
      rollBack(store, undefined, on('11-03'));
      await nginx.reload();
      expect(await current()).toEqual(['version one', "script-src 'one'"]);
    } finally {
      await nginx.close();
    }
  });
});
