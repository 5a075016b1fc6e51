import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
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

/** Docusaurus reads the history once per process, so each test needs the module anew. */
async function changeOf(file: string, folder: string) {
  const {lastChanges} = await import('../../../../src/site/build/lastChanges.server');
  lastChanges.initialize({siteDir: folder});
  return lastChanges.getFileLastUpdateInfo(join(folder, file));
}

beforeEach(() => {
  vi.resetModules();
});

describe('the last change of a page', () => {
  it('is that of the commit that touched its file', async () => {
    expect(await changeOf('first.mdx', repository())).toMatchObject({timestamp: Date.parse(WHEN)});
  });

  it('is unknown for a file that is not committed', async () => {
    const folder = repository();
    writeFileSync(join(folder, 'new.mdx'), 'new');
    expect(await changeOf('new.mdx', folder)).toBeNull();
  });

  it('is unknown outside a checkout, and the build goes on', async () => {
    expect(await changeOf('first.mdx', temporaryFolder('site'))).toBeNull();
  });

  it('is unknown in a shallow clone, where all files would have the date of one commit', async () => {
    const clone = temporaryFolder('clone');
    git(clone, 'clone', '--depth', '1', `file://${repository()}`, '.');
    expect(await changeOf('first.mdx', clone)).toBeNull();
  });
});
