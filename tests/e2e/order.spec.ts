/** What the specification and the design card say in so many words, as far as only a browser shows it. */
import {open} from '../support/reader';
import {expect, test} from '../support/site';

test('React runs in the page', {tag: '@smoke'}, async ({page}) => {
  await open(page, '/');
  const names = await page.locator('#__docusaurus').evaluate((root) => Object.keys(root));
  expect(names.filter((name) => name.startsWith('__reactContainer'))).toHaveLength(1);
});

test('the accent is cyan on a page that belongs to no product', async ({page}) => {
  await open(page, '/deployments/');
  const color = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--ifm-color-primary)';
    return getComputedStyle(probe).color;
  });
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // Between green and blue, with both well above red.
  expect(red).toBeLessThan(Math.min(green, blue) / 2);
  expect(green / blue).toBeGreaterThan(0.58);
  expect(blue / green).toBeGreaterThan(0.74);
});
