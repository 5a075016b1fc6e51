/** Unit tests share a process: what one replaces, others would meet. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const REPLACES = /\bvi\.(?:mock|doMock|stub\w+|spyOn|useFakeTimers|setSystemTime|resetModules)\(/;

it('a unit test that replaces globals, modules, or the clock is named *.apart.test.ts, and gets a process of its own', () => {
  const shared = readdirSync('tests/unit', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\.(?:apart|soak)\.test\.ts$/.test(file))
    .filter((file) => REPLACES.test(readFileSync(join('tests/unit', file), 'utf8')));
  expect(shared).toEqual([]);
});
