import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {sendStrangeThings} from './support/strangers';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** What the heap may gain over all of them. */
const GROWTH_BYTES = 40_000_000;

function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it('100,000 generated requests, forms, and frames get no 500, and leave no memory behind', async () => {
  await sendStrangeThings(1, 5000);
  const before = usedHeap();
  expect(await sendStrangeThings(2, 100_000)).toBeGreaterThanOrEqual(100_000);
  expect(usedHeap() - before).toBeLessThan(GROWTH_BYTES);
}, 1_200_000);
