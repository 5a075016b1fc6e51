import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {faults} from '../../../tools/testReport/faultCatalogue';
import {countFaults} from '../../../tools/testReport/faults';
import {temporaryFolder} from '../../support/temporaryFolder';

/** Ids as titles carry them: `A1, D-5: …` at the beginning, or `… (H12, H13)` within. */
const IN_TITLE =
  /(?<=['"`])[A-K]-?\d{1,2}(?:, [A-K]-?\d{1,2})*(?=: )|(?<=\()[A-K]-?\d{1,2}(?:, [A-K]-?\d{1,2})*(?=\))/g;

describe('the catalogue of faults', () => {
  const sources = readdirSync('tests', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file) || file === 'fixtures/searchAnswers.ts')
    .filter((file) => file !== 'unit/tools/faults.test.ts')
    .map((file) => ({file, text: readFileSync(join('tests', file), 'utf8')}));

  it('is tested in more than a hundred of its entries', () => {
    const all = sources.map(({text}) => text).join('\n');
    const named = Object.keys(faults).filter((id) => new RegExp(`\\b${id}\\b`).test(all));
    expect(named.length).toBeGreaterThanOrEqual(100);
  });

  it('explains every id that the name of a test carries', () => {
    const unknown = sources.flatMap(({file, text}) =>
      [...text.matchAll(IN_TITLE)]
        .flatMap(([ids]) => ids.split(', '))
        .filter((id) => !(id in faults))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the count of survived faults', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);

  beforeAll(() => {
    folder = temporaryFolder('reports');
    const test = (title: string, status: string, steps: object[] = []) => ({
      title,
      tests: [{status, results: [{steps}]}],
    });
    const browser = {
      suites: [
        {
          title: 'search.spec.ts',
          specs: [
            test('responds late (B1)', 'expected'),
            test('outages', 'expected', [{title: 'A1: every host fails'}]),
            test('skipped (B9)', 'skipped'),
          ],
          suites: [{title: 'F10: a fragment', specs: [test('opens', 'expected'), test('stays open', 'unexpected')]}],
        },
      ],
    };
    const unit = {testResults: [{assertionResults: [{fullName: 'storage D-1: is broken', status: 'passed'}]}]};
    writeFileSync(file('browser.json'), JSON.stringify(browser));
    writeFileSync(file('unit.json'), JSON.stringify(unit));
  });

  it('reads ids from the names of tests, groups and steps, and one failure is enough', () => {
    const reports = [file('browser.json'), file('unit.json'), file('none.json')];
    expect(countFaults(reports, ['A1', 'B1', 'B9', 'D-1', 'D-10', 'F10', 'F1'])).toEqual({
      survived: ['A1', 'B1', 'D-1'],
      failed: ['F10'],
      untested: ['B9', 'D-10', 'F1'],
    });
  });
});
