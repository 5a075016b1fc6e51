/** The replacement of react-helmet-async (src/lean/head) against the library, in the browser. */
import {expect, test} from '@playwright/test';
import {build} from 'esbuild';

/** The names of tests/support/headCases. */
const CASES = [
  'elements of an inner head instead of those of an outer one',
  'several elements of one kind in one head',
  'a title in a template, and a title for pages that have none',
  'attributes of the document',
  'elements as properties',
  'scripts and styles as children',
  'what is left when a head changes and another goes',
];

let script: string;

test.beforeAll(async () => {
  const {outputFiles} = await build({
    entryPoints: ['tests/support/headCases.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'heads',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  script = outputFiles[0]?.text ?? '';
});

for (const name of CASES) {
  test(`both write the same head: ${name}`, async ({page}) => {
    const heads = async (which: string) => {
      await page.goto('about:blank');
      await page.addScriptTag({content: script});
      return page.evaluate(`heads.headsOf(${JSON.stringify(which)}, ${JSON.stringify(name)})`);
    };
    const written = await heads('library');
    expect(written).not.toEqual([]);
    expect(await heads('replacement')).toEqual(written);
  });
}

test('every case is tried', async ({page}) => {
  await page.goto('about:blank');
  await page.addScriptTag({content: script});
  expect(await page.evaluate('Object.keys(heads.CASES)')).toEqual(CASES);
});
