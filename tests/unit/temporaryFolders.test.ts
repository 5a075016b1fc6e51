/** What a run of the unit tests leaves in the system's temporary folder: nothing. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../support/temporaryFolder';

describe('temporary folders', () => {
  it('are new and empty for each caller', () => {
    const [one, other] = [temporaryFolder('new'), temporaryFolder('new')];
    expect(one).not.toBe(other);
    expect([...readdirSync(one), ...readdirSync(other)]).toEqual([]);
  });

  it('are made by the one helper that takes them away, in every unit test', () => {
    const own = readdirSync('tests/unit', {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file) && file !== 'temporaryFolders.test.ts')
      .filter((file) => /\b(?:mkdtemp|tmpdir)/.test(readFileSync(join('tests/unit', file), 'utf8')));
    expect(own).toEqual([]);
  });
});
