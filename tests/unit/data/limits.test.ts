import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listLimits} from '../../../data/limits';

const all = listLimits();

/** Everything that can read a limit: pages, components, packages, and the tables on pages by their area and `only`. */
const readers = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'docs', 'api-ref', 'contracts', 'src', 'packages/*.ts'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((name) => /^(?!.*\/tests\/).*\.(?:mdx|yaml|tsx?)$/.test(name) && existsSync(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');
const tabled = [...readers.matchAll(/<LimitsTable area="(\w+)" only="([^"]+)"/g)].flatMap(([, area, only]) =>
  (only ?? '').split(',').map((name) => `${area}.${name}`),
);

describe('the limits', () => {
  it('are each read by a page or by code', () => {
    const unread = all.filter(
      ({path}) =>
        !readers.includes(`limits.${path}`) && !tabled.some((name) => path === name || path.startsWith(`${name}.`)),
    );
    expect(unread.map(({path}) => path)).toEqual([]);
  });

  it('state a text and what happens when they are passed', () => {
    for (const {path, limit} of all) {
      expect(limit.text, path).not.toBe('');
      expect(limit.whatHappens, path).toMatch(/^[A-Z`].{15,}\.$/);
    }
  });

  it('show the number that calculators use', () => {
    const scale: Record<string, number> = {GB: 1e9, kB: 1e3, kHz: 1e3, MB: 1e6};
    for (const {path, limit} of all) {
      const shown = /\d[\d,.]*/.exec(limit.text)?.[0];
      if (limit.value === undefined || shown === undefined) continue;
      const factor = scale[/ (GB|MB|kB|kHz)\b/.exec(limit.text)?.[1] ?? ''] ?? 1;
      expect(Number(shown.replaceAll(',', '')) * factor, path).toBe(limit.value);
    }
  });
});
