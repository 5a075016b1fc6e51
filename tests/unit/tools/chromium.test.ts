import {chromium} from '@playwright/test';
import {expect, it} from 'vitest';
import {testFlags} from '../../../tools/chromium';

const disabledIn = (text: string) => /--disable-features=(\S+)/.exec(text)?.[1]?.split(',') ?? [];

it('the browser of the tests lacks every feature that Playwright disables', async () => {
  // A program that is no browser ends at once, and the error names the switches that it was given.
  const error = await chromium.launch({executablePath: process.execPath}).catch(String);
  const expected = disabledIn(String(error));
  expect(expected).not.toEqual([]);
  expect(disabledIn(testFlags().join(' '))).toEqual(expect.arrayContaining(expected));
});
