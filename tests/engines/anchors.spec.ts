/** Links to anchors: the heading ends in its place, and the contents list marks its entry. */
import {type Landing, landings} from './landing';
import {expect, type Reader, test} from './reader';

/** How far a heading may be from its place, in CSS pixels. */
const NEAR_PX = 8;

/** Pages with more than fifty entries. */
const PAGES = [
  '/speech-to-text/batch/troubleshooting',
  '/speech-to-text/supported-languages',
  '/speech-to-text/output-enhancements/diarization',
  '/speech-to-text/real-time/latency',
  '/deployments/',
  '/get-started/authentication',
];

const isRight = ({offBy, marked, expected}: Landing) => offBy <= NEAR_PX && marked === expected;

test('every entry of the contents leads to its heading, and is marked then', async ({reader}) => {
  const wrong: object[] = [];
  let followed = 0;
  for (const path of PAGES) {
    await reader.open(path);
    const landed = await reader.evaluate(landings, true);
    wrong.push(...landed.filter((one) => !isRight(one)).map((one) => ({path, ...one})));
    followed += landed.length;
  }
  expect(wrong).toEqual([]);
  expect(followed).toBeGreaterThan(50);
});

const QUERIES = ['max_delay', 'quota_exceeded', 'custom dictionary'];
const HITS_PER_QUERY = 5;

for (const query of QUERIES) {
  test(`five search results for ${query}, followed from the home page, end at their headings`, async ({reader}) => {
    const wrong: object[] = [];
    await reader.open('/');
    for (let index = 0; index < HITS_PER_QUERY; index++) {
      const url = await follow(reader, query, index);
      const [landed] = await reader.evaluate(landings, false);
      if (!landed || !isRight(landed)) wrong.push({query, url, ...landed});
      await reader.evaluate(() => document.querySelector<HTMLElement>('.navbar__brand')?.click());
      await reader.until('the home page is there', () => location.pathname === '/' && location.hash === '');
    }
    expect(wrong).toEqual([]);
  });
}

/** Searches from the keyboard, and opens the result of this number among those that lead to an anchor. */
async function follow(reader: Reader, query: string, index: number): Promise<string> {
  await reader.press('Control+k');
  await reader.until('the field has the focus', () => document.activeElement?.matches('.DocSearch-Input') ?? false);
  await reader.evaluate(fill, query);
  await reader.until(`result ${index} for ${query}`, clickHit, index);
  await reader.until(
    `the page of result ${index} for ${query} is there`,
    () =>
      !document.querySelector('dialog[open]') &&
      location.hash.length > 1 &&
      document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null,
  );
  return reader.evaluate(() => location.href);
}

/** In the page: the whole query at once, as pasted. reading.spec.ts types. */
function fill(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field?.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

/** In the page; where there are fewer results, it starts over at the first. */
function clickHit(index: number): boolean {
  const links = document.querySelectorAll<HTMLElement>('.DocSearch-Hit a[href*="#"]');
  links[index % links.length]?.click();
  return links.length > 0;
}

test('an address of a heading in a tab panel that is not chosen chooses its tab, and ends at the heading', async ({
  reader,
}) => {
  await reader.open('/');
  await reader.evaluate(() => localStorage.setItem('docusaurus.tab.language', 'python'));
  await reader.open('/voice-agents-flow/#node');
  const [landed] = await reader.evaluate(landings, false);
  expect(landed).toMatchObject({id: 'node'});
  expect(landed?.offBy).toBeLessThanOrEqual(NEAR_PX);
  await reader.evaluate(() => localStorage.clear());
});
