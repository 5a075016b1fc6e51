/** How the site is built, rather than what comes out: anywhere, twice the same, from files of any name, and what it warns of. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {basename, join} from 'node:path';
import {listen} from '@speech-docs/emulator/server';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {beforeAll, describe, expect, it} from 'vitest';
import {run} from '../../tools/run';
import {buildFixture, builtFixture} from '../support/builtFixture';
import {temporaryFolder} from '../support/temporaryFolder';
import {isFull} from '../support/tier';

describe('a build without a network, a history, and more than half a gigabyte of memory (K5)', () => {
  let built = '';
  let said = '';

  beforeAll(async () => {
    built = await builtFixture('hosted');
    said = readFileSync(`${built}.log`, 'utf8').replace(/[\s│]+/g, ' ');
  }, 240_000);

  /** Without the file that two pages write. */
  const filesOf = (folder: string) => filesBelow(folder).filter((file) => basename(file) !== 'same.html');

  it('only warns of broken anchors, broken Markdown links, and two pages with one address, and names them', () => {
    expect(said).toMatch(/\[WARNING\].*gone\.mdx/);
    expect(said).toMatch(/\[WARNING\].*broken anchors.*\/not-found#nowhere/);
    expect(said).toMatch(/\[WARNING\] Duplicate routes found! .*\/same/);
  });

  it('takes file names with spaces, commas and other letters (K7)', () => {
    expect(filesOf(built)).toContain('a page, über.html');
  });

  // Every day, tests/build/delivery sees that no file names the folder that it was built in.
  it.runIf(isFull)(
    'is the same when it is done again, but for the names of variables in the script that loads others (K6)',
    async () => {
      const second = temporaryFolder('second');
      const {code, output} = await buildFixture('hosted', second);
      expect(code, output).toBe(0);
      // The minifier numbers equally frequent names as they come. Pages name that script and its hash. The day of the
      // build, in security.txt, may change in between.
      const withoutRuntime = (text: string) =>
        text.replace(/runtime~main\.[0-9a-f]+\.js/g, 'runtime').replace(/ integrity="[^"]+"|^Expires: .*$/gm, '');
      const shape = (folder: string) =>
        filesOf(folder).map((file) => {
          const text = readFileSync(join(folder, file), 'latin1');
          return /runtime~main/.test(file) ? `runtime ${text.length}` : `${file}\n${withoutRuntime(text)}`;
        });
      expect(shape(second).sort()).toEqual(shape(built).sort());
    },
  );
});

it('the preview says that its port is taken, and how to choose another, before it builds anything (K8)', async () => {
  const owner = createServer();
  const port = await listen(owner);
  const {code, output} = await run('node_modules/.bin/tsx', ['tools/preview.ts', '--port', String(port)], {
    quiet: true,
  });
  owner.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program.`);
  expect(output).toContain(`npm run preview -- --port ${port + 1}`);
  expect(output).not.toContain('production build');
});
