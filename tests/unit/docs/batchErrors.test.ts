import {readFileSync} from 'node:fs';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {expect, it} from 'vitest';

const guides = [
  ...['troubleshooting', 'language-identification', 'fetch-url', 'notifications'].map((name) =>
    readFileSync(`docs/speech-to-text/batch/${name}.mdx`, 'utf8'),
  ),
  ...['auto-chapters', 'sentiment-analysis', 'summarization', 'topic-detection'].map((name) =>
    readFileSync(`docs/speech-to-text/batch/speech-intelligence/${name}/index.mdx`, 'utf8'),
  ),
].join('\n');

it('guides name every kind of error that a job or a transcript can contain', () => {
  const errors = readContract('batch').root['x-job-errors'] as {type?: string}[];
  const types = new Set(errors.flatMap(({type}) => type ?? []));
  expect(types.size).toBeGreaterThan(5);
  expect([...types].filter((type) => !guides.includes(type))).toEqual([]);
});
