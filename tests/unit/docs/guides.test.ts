/** The rule for what follows a failure is in data/recovery.ts; a sentence on a page that states one in its own words goes stale. */
import {readFileSync} from 'node:fs';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {expect, it} from 'vitest';
import {readPages} from '../../../tools/contracts/texts';

const contracts = ['batch.openapi', 'realtime.asyncapi', 'flow.asyncapi'].map((name) => `contracts/${name}.yaml`);

const RETRY = String.raw`\b(?:retr(?:y|ies)|reconnects?(?! without)|(?:try|connect|send) again|attempts?|back-?off|repeat)\b`;
const SECONDS = String.raw`(?:\{\{limits\.[\w.]*\}\}|\d+(?:[–-]\d+)?\s?(?:s\b|seconds|minutes))`;
const RULE = new RegExp(`${RETRY}[^.|]{0,90}${SECONDS}|${SECONDS}[^.|]{0,60}${RETRY}`, 'gi');

/** What the pattern finds and is no rule for clients, with the reason. */
const OTHER: readonly RegExp[] = [
  // A trace of the service.
  /attempts were made, about 0, 2, 12 and 32 seconds/,
  // What a container does, which no client decides.
  /retries for \{\{limits\.containers/,
];

function rulesIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|\{\/\*.*?\*\/\}/g, '');
  return [...prose.matchAll(RULE)].map(([said]) => said).filter((said) => !OTHER.some((one) => one.test(said)));
}

it('when to try again is stated by data alone, on no page and in no contract', () => {
  const texts = [
    ...readPages('docs', 'api-ref'),
    ...contracts.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ];
  const found = texts.flatMap(([file, text]) => rulesIn(text).map((said) => `${file}: ${said}`));
  expect(found).toEqual([]);
});

const guides = [
  readFileSync('docs/speech-to-text/translation.mdx', 'utf8'),
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
