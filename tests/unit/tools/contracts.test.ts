import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ASSUMED_STATUSES} from '@speech-docs/protocol/contracts';
import {describe, expect, it} from 'vitest';
import {failuresIn} from '../../../src/reference/failures';
import {errorCatalogue} from '../../../src/reference/render/errorCatalogue';
import {contractProblems, problemsOnPages} from '../../../tools/contracts/checks';
import {ROOT} from '../../../tools/paths';
import {reference} from '../../support/reference';

describe('contracts, pages and samples tell one story', () => {
  it('in every respect', () => {
    expect(contractProblems(reference)).toEqual([]);
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
    // The page says that the call lasts 27 seconds.
    for (const {job, chapters} of [example, {job: {duration: 27}, ...output}] as {
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
    expect(reference.contracts.batch.text).not.toContain('assumed');
  });
});

it.each([
  ['a field', 'Set `max_delays` first, then `max_delay`.', 'no contract knows "max_delays"'],
  ['a close code', 'Or `4007`.', 'no contract knows "4007"'],
  ['a member in a block of JSON', '```json\n{\n  "langauge": "en"\n}\n```', 'no contract knows "langauge"'],
  ['an error text', 'The error is `Max concurrent running job exceeded`.', 'contains the error text "Max concurrent'],
  ['an assumed status', '`404` comes with `Transcription not ready`.', 'assumption'],
  ['the close code of an error', 'After `not_authorised`, with close code 1011.', 'is not the one of "not_authorised"'],
  ['a deprecated field', 'Set `operating_point`.', 'names the deprecated'],
  ['a number of data', 'Within 48 hours.', '"48 hours" is typed'],
  ['a rate of data', 'Sound above 12 kHz.', '"12 kHz" is typed'],
  ['a time of data', 'Within 500 ms.', '"500 ms" is typed'],
])('what drifts away is named: %s on a page', (_what, text, said) => {
  const [problem, ...others] = problemsOnPages(reference, new Map([['docs/a.mdx', `Text.\n\n${text}\n`]]));
  expect(others).toEqual([]);
  expect(problem).toMatch(/^docs\/a\.mdx:/);
  expect(problem).toContain(said);
});
