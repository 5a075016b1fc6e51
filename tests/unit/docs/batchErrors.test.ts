import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const contract = readFileSync('contracts/batch.openapi.yaml', 'utf8');
const page = readFileSync('docs/speech-to-text/batch/troubleshooting.mdx', 'utf8');
const guides = [
  page,
  ...['language-identification', 'fetch-url', 'notifications'].map((name) =>
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

describe('the troubleshooting page', () => {
  it('has a section for every error of the contract, under the id that the contract gives it', () => {
    const ids = values(block('x-errors'), 'id');
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.filter((id) => !page.includes(`{/* #${id} */}`))).toEqual([]);
  });

  it('names every listed error text, so that a pasted message finds it', () => {
    const texts = values(block('x-errors'), 'value').filter((text) => text !== 'null');
    expect(texts.filter((text) => !page.includes(text))).toEqual([]);
  });
});

it('names every kind of error that a job or a transcript can contain', () => {
  const types = new Set(values(block('x-job-errors'), 'type'));
  expect(types.size).toBeGreaterThan(5);
  expect([...types].filter((type) => !guides.includes(type))).toEqual([]);
});
