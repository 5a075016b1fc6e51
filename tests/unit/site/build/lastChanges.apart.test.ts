import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {isWholeCheckout} from '../../../../src/site/build/lastChanges.server';
import {temporaryFolder} from '../../../support/temporaryFolder';

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  execFileSync('git', [...identity, ...args], {cwd: folder, stdio: 'ignore'});
  return folder;
}

const repository = () => git(git(temporaryFolder('repository'), 'init'), 'commit', '--allow-empty', '-m', 'first');
const shallowClone = () => git(temporaryFolder('clone'), 'clone', '--depth', '1', `file://${repository()}`, '.');

it.each([
  ['a checkout', repository, true],
  ['no checkout', () => temporaryFolder('site'), false],
  ['a shallow clone, whose files would all have one date', shallowClone, false],
])('pages have dates in a checkout with its history alone: %s', (_, folderOf, expected) => {
  expect(isWholeCheckout(folderOf())).toBe(expected);
});
