/** What becomes of the site when it has thousands of pages. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openEngine} from '@speech-docs/search/engine';
import type {IndexFile, Manifest} from '@speech-docs/search/indexFile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {requestFor} from '../../tools/ranking/evaluate';
import {type FixtureSite, fixtureSite, page} from '../support/fixtureSite';

const PAGES = 3000;
const PAGES_IN_A_FOLDER = 50;
/** The heap that a hosting service with 4 GB of memory leaves to each thread of Node.js. */
const HEAP_MB = 2048;
const TIMEOUT_MS = 1_000_000;

/** Returns pages of the length of documentation, each with a word that no other page has. */
function generatedPages(): Record<string, string> {
  const parts = (number: number) =>
    [1, 2, 3, 4, 5].map(
      (part) =>
        `## Step ${part}\n\nRecording${number} is sent in part ${part}. The response contains the words, the times, and a ` +
        'confidence score for each word. A request above a limit returns an error.\n\n' +
        `| Field | Type |\n| --- | --- |\n| \`name_${part}\` | string |\n| \`size_${part}\` | number |\n`,
    );
  return Object.fromEntries(
    Array.from({length: PAGES}, (_, number) => {
      const folder = `docs/generated/folder-${Math.floor(number / PAGES_IN_A_FOLDER)}`;
      return [`${folder}/recording-${number}.mdx`, page(`Recording ${number}`, parts(number).join('\n'))];
    }),
  );
}

describe(`a site of ${PAGES} pages`, () => {
  let site: FixtureSite;
  let built: Awaited<ReturnType<FixtureSite['build']>>;

  beforeAll(async () => {
    site = fixtureSite(generatedPages());
    const variables = {PRECOMPRESS: '0', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`};
    built = await site.build({variables, timeoutMs: TIMEOUT_MS});
  }, TIMEOUT_MS);
  afterAll(() => site.remove());

  const read = (path: string) => readFileSync(join(site.folder, 'build', path), 'utf8');

  it(`builds with a heap of ${HEAP_MB} MB`, () => {
    expect(built.code, built.output.slice(-3000)).toBe(0);
    expect(read(`generated/folder-0/recording-7.html`)).toContain('Recording7 is sent in part 1.');
  });

  it('has a search index that finds each page that is searched for', () => {
    const manifest = JSON.parse(read('find/index.json')) as Manifest;
    const engine = openEngine(JSON.parse(read(join('find', manifest.index))) as IndexFile);
    for (const number of [0, 1234, PAGES - 1]) {
      const {hits} = engine.search(requestFor(`Recording${number}`), 'https://docs.example.com');
      expect(hits[0]?.url, `Recording${number}`).toContain(`/recording-${number}`);
    }
  });

  it('recommends a hosted index, because readers would download megabytes', () => {
    expect(built.output).toMatch(/hosted index/i);
  });
});
