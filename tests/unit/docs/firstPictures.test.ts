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
const PICTURE = /<(?:BeforeAfter|Recognized|TranscriptExplorer|SessionPlayer|SpeechLanes|FlowDiagram)\b/;
const PROGRAM = /```(?:python|javascript) file=/;

it('a page of a feature shows what the feature does before its first program', () => {
  const pages = PAGES.map((page) => ({page, text: readFileSync(page, 'utf8')})).filter(({text}) => PROGRAM.test(text));
  expect(pages.length).toBeGreaterThan(10);
  const shows = (text: string) => text.search(PICTURE) > 0 && text.search(PICTURE) < text.search(PROGRAM);
  expect(pages.filter(({text}) => !shows(text)).map(({page}) => page)).toEqual([]);
});
