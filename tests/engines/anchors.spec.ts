/** Links to anchors: the heading ends in its place, and the contents list marks its entry. */
import {type Landing, landings} from './landing';
import {expect, test} from './reader';

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
