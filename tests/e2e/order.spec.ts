/** What the specification and the design card say in so many words, as far as only a browser shows it. */
import {open, paint} from '../support/reader';
import {expect, test} from '../support/site';

test('React runs in the page', {tag: '@smoke'}, async ({page}) => {
  await open(page, '/');
  const names = await page.locator('#__docusaurus').evaluate((root) => Object.keys(root));
  expect(names.filter((name) => name.startsWith('__reactContainer'))).toHaveLength(1);
});

test('the accent is cyan on a page that belongs to no product, light and dark', async ({page}) => {
  await open(page, '/deployments/');
  for (const mode of ['light', 'dark'] as const) {
    await paint(page, mode);
    for (const name of ['--ifm-color-primary', '--site-accent']) {
      const color = await page.evaluate((variable) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${variable})`;
        return getComputedStyle(probe).color;
      }, name);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      // Between green and blue, with both well above red.
      expect(red, `${name}, ${mode}`).toBeLessThan(Math.min(green, blue) / 2);
      expect(green / blue, `${name}, ${mode}`).toBeGreaterThan(0.58);
      expect(blue / green, `${name}, ${mode}`).toBeGreaterThan(0.74);
    }
  }
});
