/** Links to anchors: the heading ends in its place, and the contents list marks its entry. */
import {type Landing, landings} from './landing';
import {expect, type Reader, test} from './reader';

/** How far a heading may be from its place, in CSS pixels. */
const NEAR_PX = 8;

const PAGES = [
  '/speech-to-text/batch/quickstart',
  '/speech-to-text/batch/supported-files-and-limits',
  '/speech-to-text/real-time/quickstart',
  '/speech-to-text/supported-languages',
  '/speech-to-text/output-enhancements/diarization',
  '/voice-agents-flow/',
  '/deployments/container/cpu-speech-to-text-container',
  '/get-started/authentication',
  '/deployments/',
  '/speech-to-text/batch/troubleshooting',
];

const isRight = ({offBy, marked, expected}: Landing) => offBy <= NEAR_PX && marked === expected;

test('every entry of the contents of ten pages leads to its heading, and is marked then', async ({reader}) => {
  const wrong: object[] = [];
  let followed = 0;
  for (const path of PAGES) {
    await reader.open(path);
    const landed = await reader.evaluate(landings, true);
    wrong.push(...landed.filter((one) => !isRight(one)).map((one) => ({path, ...one})));
    followed += landed.length;
  }
  expect(wrong).toEqual([]);
  expect(followed).toBeGreaterThan(100);
});

const QUERIES = [
  'diarization',
  'max_delay',
  '4006',
  'AddPartialTranslation',
  'quota_exceeded',
  'webhook',
  'file size',
  'custom dictionary',
  'function calling',
  'container',
];
const HITS_PER_QUERY = 5;

test('fifty search results, followed from the home page, end at their headings', async ({reader}) => {
  const wrong: object[] = [];
  let followed = 0;
  await reader.open('/');
  for (const query of QUERIES) {
    for (let index = 0; index < HITS_PER_QUERY; index++) {
      const url = await follow(reader, query, index);
      const landed = await settled(reader);
      if (!isRight(landed)) wrong.push({query, url, ...landed});
      followed++;
      await reader.click('.navbar__brand');
      await reader.until('the home page is there', () => location.pathname === '/' && location.hash === '');
    }
  }
  expect(wrong).toEqual([]);
  expect(followed).toBe(50);
});

/** Searches from the keyboard, and opens the result of this number among those that lead to an anchor. */
async function follow(reader: Reader, query: string, index: number): Promise<string> {
  await reader.press('Control+k');
  await reader.until('the field has the focus', () => document.activeElement?.matches('.DocSearch-Input') ?? false);
  await reader.type(query);
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

/** In the page; fewer results than asked for start anew at the first. */
function clickHit(index: number): boolean {
  const links = document.querySelectorAll<HTMLElement>('.DocSearch-Hit a[href*="#"]');
  links[index % links.length]?.click();
  return links.length > 0;
}

/** Waits until the page has its size: two measurements that are alike, a while apart. */
async function settled(reader: Reader): Promise<Landing> {
  let landed: Landing | undefined;
  const measure = async () => {
    [landed] = await reader.evaluate(landings, false);
    return JSON.stringify([landed, await reader.evaluate(() => document.body.scrollHeight)]);
  };
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await measure();
        return last === before;
      },
      {intervals: [60], message: 'the page keeps its size'},
    )
    .toBe(true);
  return landed as Landing;
}
