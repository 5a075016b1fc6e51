/** Broken Markdown links, broken anchors and duplicate routes only warn; here their number is held at zero. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, BUILD_LOG} from '../../tools/paths';

describe('the build', () => {
  it('says nothing that a maintainer would have to look into', () => {
    expect(
      existsSync(BUILD_LOG),
      'the last build was not recorded: run npm test, or npm test -- build build-claims',
    ).toBe(true);
    const age = statSync(BUILD_LOG).mtimeMs - statSync(join(BUILD, 'index.html')).mtimeMs;
    expect(age, 'build/ is newer than what is recorded of it: run npm test -- build build-claims').toBeGreaterThan(0);
    const warnings = readFileSync(BUILD_LOG, 'utf8')
      .split(/(?=\[(?:INFO|WARNING|ERROR|SUCCESS)\])/)
      .filter((entry) => /^\[(?:WARNING|ERROR)\]/.test(entry));
    expect(warnings).toEqual([]);
  });
});
