import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {expect, it} from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {encoding: 'utf8'}).trim().split('\n');

it('a document for maintainers names no file of code that is not there', () => {
  const names = new Set(files.map((file) => basename(file)));
  // What the reader of a guide makes, or downloads.
  const elsewhere = ['flow-api.d.ts', 'flow.d.ts'];
  const documents = files.filter((file) => /(?:^|\/)(?:README|CONTRIBUTING|DEPLOY)\.md$/.test(file));
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/(?<![.*\w])[\w/-][\w./-]*\.(?:tsx?|mts|css)\b/g)]
      .map(([path]) => basename(path))
      .filter((name) => !names.has(name) && !elsewhere.includes(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});
