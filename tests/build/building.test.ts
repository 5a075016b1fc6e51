/** How the site is built, rather than what comes out: anywhere, twice the same, from files of any name, and what it warns of. */
import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ROOT} from '../../tools/paths';
import {run} from '../../tools/run';
import {fixtureSite, page} from '../support/fixtureSite';
import {listen} from '../support/ports';
import {daily, isFull} from '../support/tier';

describe('a build', () => {
  const samePlace = (title: string) => `---\ntitle: ${title}\nslug: /same\n---\nText.\n`;
  const site = fixtureSite({
    // A Markdown link to a file that is gone becomes a broken link, which would stop the build.
    'changes.ts': "export default (config) => ({...config, onBrokenLinks: 'ignore'});\n",
    'docs/guide.mdx': page('Guide', '## One\n\nText.\n\n```python\nprint(1)\n```'),
    'docs/links.mdx': page('Links', 'See [a part](/not-found#nowhere) and [a file](./gone.mdx).'),
    'docs/one.mdx': samePlace('One'),
    'docs/two.mdx': samePlace('Two'),
    'docs/a page, über.mdx': page('A page', 'Text with spaces in its address.'),
  });

  let said = '';

  beforeAll(async () => {
    // No connection, half a gigabyte of memory; the fixture's folder has no history either.
    vi.stubEnv('NODE_OPTIONS', `--max-old-space-size=512 --require ${join(ROOT, 'tests/support/offline.cjs')}`);
    // With the compressed files, as a release is built.
    vi.stubEnv('PRECOMPRESS', '1');
    for (const folder of daily(['first', 'second'])) {
      const {code, output} = await site.build({output: folder});
      expect(code, output).toBe(0);
      said = output.replaceAll(`${site.folder}/`, '').replace(/[\s│]+/g, ' ');
    }
  }, 180_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    site.remove();
  });

  it('only warns of broken anchors and broken Markdown links', () => {
    expect(said).toMatch(/\[WARNING\].*gone\.mdx/);
    expect(said).toMatch(/\[WARNING\].*broken anchors.*\/not-found#nowhere/);
  });

  it('only warns of two pages with one address, and names it', () => {
    expect(said).toMatch(/\[WARNING\] Duplicate routes found!\s[\s\S]*\/same/);
  });

  /** Without what is compressed, and the file that two pages write. */
  const filesOf = (folder: string) =>
    readdirSync(join(site.folder, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^same\.html$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(site.folder, folder).length + 1))
      .sort();

  it('needs no network, no history and no more than half a gigabyte of memory (K5)', () => {
    expect(filesOf('first')).toContain('guide.html');
  });

  // Every day, tests/build/delivery sees that no file names the folder that it was built in.
  it.runIf(isFull)(
    'is the same when it is done again, but for the names of variables in the script that loads others (K6)',
    () => {
      // The minifier numbers equally frequent names as they come. Pages name that script and its hash. The day of the
      // build, in security.txt, may change in between.
      const withoutRuntime = (text: string) =>
        text.replace(/runtime~main\.[0-9a-f]+\.js/g, 'runtime').replace(/ integrity="[^"]+"|^Expires: .*$/gm, '');
      const shape = (folder: string) =>
        filesOf(folder).map((file) => {
          const text = readFileSync(join(site.folder, folder, file), 'latin1');
          return /runtime~main/.test(file) ? `runtime ${text.length}` : `${file}\n${withoutRuntime(text)}`;
        });
      expect(shape('second').sort()).toEqual(shape('first').sort());
    },
  );

  it('takes file names with spaces, commas and other letters (K7)', () => {
    expect(filesOf('first')).toContain('a page, über.html');
  });
});

describe('the preview', () => {
  it('says that its port is taken, and how to choose another, before it builds anything (K8)', async () => {
    const owner = createServer();
    const port = await listen(owner);
    const {code, output} = await run('npx', ['tsx', 'tools/preview.ts', '--port', String(port)], {quiet: true});
    owner.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).toContain(`npm run preview -- --port ${port + 1}`);
    expect(output).not.toContain('production build');
  });
});
