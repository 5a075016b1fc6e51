import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ASSUMED_STATUSES} from '@speech-docs/protocol/contracts/assumedStatuses';
import {describe, expect, it} from 'vitest';
import {failuresIn} from '../../../src/reference/failures';
import {errorCatalogue} from '../../../src/reference/render/errorCatalogue';
import {ALLOWED} from '../../../tools/contracts/allowed';
import {contractsKnowNames} from '../../../tools/contracts/names';
import {contractReports} from '../../../tools/contracts/reports';
import {readPages, readSamples} from '../../../tools/contracts/texts';
import {ROOT} from '../../../tools/paths';
import {reference} from '../../support/reference';

describe('contracts, pages and samples tell one story', () => {
  it('in every respect, and each check has found what it judges', () => {
    const reports = contractReports(reference);
    expect(Object.values(reports).flatMap(({problems}) => problems)).toEqual([]);
    const counts = Object.assign({}, ...Object.values(reports).map((report) => report.counts)) as Record<
      string,
      number
    >;
    // What it counts, and the fewest that show that it has looked.
    const fewest = {
      operations: 11,
      fields: 250,
      messages: 40,
      'names in prose': 800,
      'names in code blocks and samples': 2_000,
      'error texts of contracts': 50,
      'error texts on pages': 20,
      'texts without a status': 11,
      'errors with a close code on pages': 5,
      'deprecated fields': 4,
      'limits that a contract bounds': 20,
      'numbers of data that pages may not type': 31,
    };
    for (const [what, least] of Object.entries(fewest)) expect(counts[what], what).toBeGreaterThanOrEqual(least);
  });

  it('renders no assumed status as a fact', () => {
    const failures = failuresIn(reference.contracts);
    const open = failures.filter(({id}) => Object.hasOwn(ASSUMED_STATUSES, id.replace('batch.', '')));
    expect(open.length).toBe(Object.keys(ASSUMED_STATUSES).length);
    for (const {name, codes, example} of open) expect({codes, example}).toEqual({codes: [], example: {error: name}});
    expect(JSON.stringify(errorCatalogue(open))).not.toMatch(/\b(?:40[0-9]|422)\b/);
  });

  it('shows chapters that cover the recording from its start to its end, without a gap', () => {
    const example = reference.contracts.batch.root.components.examples.TranscriptChapters.value;
    const output = JSON.parse(readFileSync(join(ROOT, 'samples/batch/output/auto-chapters.json'), 'utf8'));
    // The page says that the meeting lasts 15 minutes.
    for (const {job, chapters} of [example, {job: {duration: 904}, ...output}] as {
      job: {duration: number};
      chapters: {start_time: number; end_time: number}[];
    }[]) {
      expect(chapters[0]?.start_time).toBe(0);
      for (const [index, {start_time: start}] of chapters.entries()) {
        if (index > 0) expect(start).toBe(chapters[index - 1]?.end_time);
      }
      // A duration is rounded up to whole seconds.
      expect(Math.ceil(chapters.at(-1)?.end_time ?? 0)).toBe(job.duration);
    }
  });

  it('assumes a status for errors that the contract leaves open, and for no other', () => {
    const errors: {id: string; statuses: number[]}[] = reference.contracts.batch.root['x-errors'];
    const open = errors.filter(({statuses}) => statuses.length === 0).map(({id}) => id);
    expect(Object.keys(ASSUMED_STATUSES).filter((id) => !open.includes(id))).toEqual([]);
  });

  it('offers contracts that contain facts alone', () => {
    expect(reference.contracts.batch.text).not.toContain('assumed');
  });
});

describe('a page or sample that drifts away is named with file and line:', () => {
  const namesIn = (file: string, text: string) => {
    const isSample = file.startsWith('samples/');
    const texts = new Map([[file, text]]);
    return contractsKnowNames(reference, isSample ? new Map() : texts, isSample ? texts : new Map()).problems;
  };

  it.each([
    [
      'a field',
      'docs/a.mdx',
      'Text.\n\nSet `max_delays` first, then `max_delay`.\n',
      'docs/a.mdx:3',
      'name "max_delays"',
    ],
    ['a close code', 'docs/a.mdx', 'Or `4007`.', 'docs/a.mdx:1', 'code "4007"'],
    [
      'a member in a block of JSON',
      'docs/a.mdx',
      'x\n\n```json\n{\n  "langauge": "en"\n}\n```\n',
      'docs/a.mdx:5',
      '"langauge"',
    ],
    ['a field in Python', 'samples/a.py', 'x = 1\njob["statuss"]\n', 'samples/a.py:2', 'name "statuss"'],
    ['a status in a program', 'samples/a.py', 'if status_code == 409:\n', 'samples/a.py:1', 'code "409"'],
  ])('%s', (_what, file, text, place, said) => {
    const problems = namesIn(file, text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${place}: no contract knows the `));
    expect(problems[0]).toContain(said);
    expect(problems[0]).toContain('Correct it, or explain it in tools/contracts/allowed.yaml.');
  });
});

describe('the list of exceptions', () => {
  it('has a reason for every word, and no word that nothing uses', () => {
    for (const reason of ALLOWED.values()) expect(reason.length).toBeGreaterThan(10);
    const all = [...readPages('docs', 'api-ref').values(), ...readSamples().values()].join('\n');
    expect([...ALLOWED.keys()].filter((word) => !all.includes(word))).toEqual([]);
  });
});
