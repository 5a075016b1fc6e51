import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openEngine} from '@speech-docs/search/engine';
import type {IndexFile, Manifest} from '@speech-docs/search/indexFile';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../../tools/paths';
import {judge, requestFor} from '../../tools/ranking/evaluate';
import {queriesOf} from '../../tools/ranking/queries';

const read = (path: string) => JSON.parse(readFileSync(join(BUILD, 'find', path), 'utf8'));
const {index} = read('index.json') as Manifest;
const engine = openEngine(read(index) as IndexFile);

/** Queries from the outline of pages and contracts. */
const OUTLINE = {rank: 0.92, five: 0.96, section: 0.89};
/** In readers' own words: what they see without scrolling counts. */
const FORUM = {three: 0.95, rank: 0.94};
/** Harder ones: whole sentences, with hardly a word of the pages. */
const POSTED = {rank: 0.79};
/** An error leads to its entry, and nowhere else. */
const ERRORS = {rank: 0.98, section: 0.98};
/** What each set must reach: shares of queries, and mean reciprocal ranks. */
const SETS: Record<string, {rank?: number; five?: number; three?: number; section?: number}> = {
  'first set': OUTLINE,
  'second set': OUTLINE,
  'second set, held out': OUTLINE,
  'forum set': FORUM,
  'forum set, held out': FORUM,
  'forum set, second': POSTED,
  errors: ERRORS,
  'errors, held out': ERRORS,
};

describe('the right page', () => {
  const judged = Object.entries(SETS).map(([name, must]) => {
    const {page, section} = judge(
      queriesOf(name),
      (query) => engine.search(requestFor(query), 'https://docs.example.com').hits,
    );
    return {name, must, reached: {...page, section: section.rank}};
  });

  it.each(judged)('is found as the $name demands', ({must, reached}) => {
    for (const [figure, least] of Object.entries(must))
      expect(reached[figure as keyof typeof reached], figure).toBeGreaterThanOrEqual(least);
  });

  it('of a question has a mean reciprocal rank of .94', () => {
    const questions = judged.filter(({must}) => must !== ERRORS && must !== POSTED);
    const mean = questions.reduce((sum, {reached}) => sum + reached.rank, 0) / questions.length;
    expect(mean).toBeGreaterThanOrEqual(0.94);
  });
});
