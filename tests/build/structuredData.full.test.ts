/** What pages say to search engines, judged by what others publish: the types of schema.org's vocabulary, and the rules of rich results. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {SKIPPED, toolFolderIfAny} from '../../tools/onDemand';
import {ROOT} from '../../tools/paths';
import {htmlOf} from '../support/built';
import {listedPages} from '../support/pages';

const PACKAGES = {
  'schema-dts': '2.1.0',
  '@adobe/structured-data-validator': '1.7.1',
  '@marbec/web-auto-extractor': '2.2.1',
};
const installed = await toolFolderIfAny('structured-data', PACKAGES);
const folder = `${installed}`;
const pages = listedPages();

const jsonOf = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'undefined';

/** Returns the complaints of the TypeScript compiler about pages' data as values of the vocabulary's `Graph`. */
function complaints(folder: string, data: readonly string[]): string[] {
  const program = data.map((json, index) => `export const page${index}: Graph = ${json};`).join('\n');
  writeFileSync(join(folder, 'pages.ts'), `import type {Graph} from 'schema-dts';\n${program}\n`);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  const {stdout} = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, 'pages.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

describe.skipIf(!installed)(`the data of every page (otherwise ${SKIPPED})`, () => {
  it('is of the types of the vocabulary of schema.org', () => {
    expect(
      complaints(
        folder,
        pages.map((page) => jsonOf(htmlOf(page))),
      ),
    ).toEqual([]);
    const wrong = jsonOf(htmlOf(pages[0] ?? '/'));
    expect(
      complaints(folder, [wrong.replace('"headline"', '"headLine"'), wrong.replace('"TechArticle"', '"TechPaper"')]),
    ).toHaveLength(2);
  }, 120_000);

  it('follows the rules for rich results', async () => {
    const from = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
    const {default: Validator} = await from('@adobe/structured-data-validator/src/index.js');
    const {default: Extractor} = await from('@marbec/web-auto-extractor/dist/index.js');
    const issuesOf = (html: string): Promise<unknown[]> =>
      new Validator().validate(new Extractor({addLocation: true, embedSource: ['rdfa', 'microdata']}).parse(html));
    for (const page of pages) expect([page, await issuesOf(htmlOf(page))]).toEqual([page, []]);
    const deep = htmlOf('/get-started/authentication');
    expect(await issuesOf(deep.replaceAll('"position":', '"place":'))).not.toEqual([]);
  });
});
