/** A reader sees what a feature does before the first program that uses it. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const ROOT = 'docs/speech-to-text';
const PAGES = readdirSync(ROOT, {recursive: true, encoding: 'utf8'})
  .filter((name) =>
    /^(features|output-enhancements|batch\/speech-intelligence)\/.*\.mdx$|^translation\.mdx$/.test(name),
  )
  .map((name) => join(ROOT, name))
  // It lists the features of a host, for which there is nothing to hear.
  .filter((name) => !name.endsWith('feature-discovery.mdx'));
const PICTURE = /<(?:BeforeAfter|Recognized|TranscriptExplorer|SessionPlayer|FlowDiagram)\b/;
const PROGRAM = /```(?:python|javascript) file=/;

it('finds the pages of the features', () => {
  expect(PAGES.length).toBeGreaterThan(10);
});

it.each(PAGES.filter((page) => PROGRAM.test(readFileSync(page, 'utf8'))))(
  '%s shows what the feature does before its first program',
  (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text.search(PICTURE)).toBeGreaterThan(0);
    expect(text.search(PICTURE)).toBeLessThan(text.search(PROGRAM));
  },
);
