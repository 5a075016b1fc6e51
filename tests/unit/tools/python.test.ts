import {chmodSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {findPython, missingFromPython} from '../../../tools/python';
import {temporaryFolder} from '../../support/temporaryFolder';

describe('a machine without what the Python samples need', () => {
  let folder: string;
  /** A Python that has only these packages. */
  const pythonWith = (...packages: string[]) => {
    const file = join(folder, ['python', ...packages].join('-'));
    const known = packages.join('|') || 'none';
    writeFileSync(
      file,
      `#!/bin/sh\nshift 2\nfor wanted; do case "\${wanted%%=*}" in ${known}) ;; *) exit 1;; esac; done\n`,
    );
    chmodSync(file, 0o755);
    return file;
  };
  beforeAll(() => {
    folder = temporaryFolder('pythons');
  });

  it('is told that it has no Python', () => {
    expect(missingFromPython([join(folder, 'none')])).toBe(
      'there is no Python 3.9 or later here; npm run setup installs what the samples need',
    );
  });

  it('is told which packages are missing', () => {
    expect(missingFromPython([pythonWith()])).toMatch(/^no Python here has requests>=2 and websockets>=14;/);
    expect(missingFromPython([pythonWith('requests')])).toMatch(/^no Python here has websockets>=14;/);
  });

  it('is told of both when each has another Python', () => {
    expect(missingFromPython([pythonWith('requests'), pythonWith('websockets')])).toMatch(/requests>=2 and websockets/);
  });

  it('is told of nothing once one Python has everything', () => {
    const python = pythonWith('requests', 'websockets');
    expect(findPython(undefined, [pythonWith(), python])).toBe(python);
    expect(missingFromPython([python])).toBeUndefined();
  });
});
