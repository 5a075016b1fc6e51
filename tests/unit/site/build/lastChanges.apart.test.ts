import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../support/temporaryFolder';

const WHEN = '2026-03-02T10:00:00Z';

function git(folder: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', '-c', 'init.defaultBranch=main'];
  const env = {...process.env, GIT_AUTHOR_DATE: WHEN, GIT_COMMITTER_DATE: WHEN};
  execFileSync('git', [...identity, ...args], {cwd: folder, env, stdio: 'ignore'});
}

function repository(): string {
  const folder = temporaryFolder('repository');
  git(folder, 'init');
  for (const name of ['first.mdx', 'second.mdx']) {
    writeFileSync(join(folder, name), name);
    git(folder, 'add', '.');
    git(folder, 'commit', '-m', name);
  }
  return folder;
}

const cloneOf = (source: string) => {
  const folder = temporaryFolder('clone');
  git(folder, 'clone', '--depth', '1', `file://${source}`, '.');
  return folder;
};

// That it is the date of the commit which touched the file: tests/build/freshness.test.ts.
it.each([
  ['known in a checkout', 'first.mdx', repository, expect.objectContaining({timestamp: Date.parse(WHEN)})],
  ['unknown for a file that is not committed', 'new.mdx', repository, null],
  ['unknown outside a checkout, and the build goes on', 'first.mdx', () => temporaryFolder('site'), null],
  ['unknown in a shallow clone, whose files would all have one date', 'first.mdx', () => cloneOf(repository()), null],
])('the last change of a page is %s', async (_what, file, folderOf, expected) => {
  const siteDir = folderOf();
  if (file === 'new.mdx') writeFileSync(join(siteDir, file), 'new');
  // Docusaurus reads the history once per process.
  vi.resetModules();
  const {lastChanges} = await import('../../../../src/site/build/lastChanges.server');
  lastChanges.initialize({siteDir});
  expect(await lastChanges.getFileLastUpdateInfo(join(siteDir, file))).toEqual(expected);
});
