import {expect, it} from 'vitest';
import {sendStrangeThings} from './support/strangers';

it('thousands of generated requests, forms, and frames get no 500, and make no mistake in the emulator', async () => {
  expect(await sendStrangeThings(20_261_124, 3000)).toBeGreaterThanOrEqual(3000);
});
