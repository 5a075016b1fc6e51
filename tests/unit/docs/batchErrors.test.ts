import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const contract = readFileSync('contracts/batch.openapi.yaml', 'utf8');
const guides = [
  ...['troubleshooting', 'language-identification', 'fetch-url', 'notifications'].map((name) =>
    readFileSync(`docs/speech-to-text/batch/${name}.mdx`, 'utf8'),
  ),
  ...['auto-chapters', 'sentiment-analysis', 'summarization', 'topic-detection'].map((name) =>
    readFileSync(`docs/speech-to-text/batch/speech-intelligence/${name}/index.mdx`, 'utf8'),
  ),
].join('\n');

/** The lines of one root member of the contract, which are all indented. */
function block(name: string): string {
  return new RegExp(`^${name}:\\n((?: .*\\n|\\n)+)`, 'm').exec(contract)?.[1] ?? '';
}

const values = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^ +(?:- )?${key}: (.+)$`, 'gm'))].map(([, value]) => value ?? '');

it('guides name every kind of error that a job or a transcript can contain', () => {
  const types = new Set(values(block('x-job-errors'), 'type'));
  expect(types.size).toBeGreaterThan(5);
  expect([...types].filter((type) => !guides.includes(type))).toEqual([]);
});
