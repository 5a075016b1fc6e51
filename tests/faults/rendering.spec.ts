/** Pages that crash, load slowly, are enlarged, or are rewritten by something else in the browser. */
import {labels} from '../support/labels';
import {open, overflow} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';

test('H2: at four times the size the page fits, and menu and search can be used', async ({page, dialog}) => {
  // A window of 1280 by 800 pixels at 400 % has room for a quarter of them each way.
  await page.setViewportSize({width: 320, height: 200});
  await open(page, PAGE);
  expect(await overflow(page)).toBe(0);
  const last = page.locator('article p').last();
  await last.scrollIntoViewIfNeeded();
  const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bar, 'the bar leaves room for the text').toBeLessThan(100);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const link = page.locator('.navbar-sidebar').getByRole('link', {name: 'Authentication'});
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
  await dialog.button.click();
  await dialog.input.fill('api key');
  await dialog.rows.first().scrollIntoViewIfNeeded();
  expect(await overflow(page)).toBe(0);
});

test('G4: nodes and attributes injected by an extension do not break the page', async ({page, problems}) => {
  problems.allow(/onRecoverableError: .*#418/, 'React draws the page again without what was injected');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.prepend(document.createElement('extension-host'));
      document.body.append(document.createElement('extension-host'));
      for (const place of [document.querySelector('#__docusaurus'), document.querySelector('main')]) {
        place?.prepend(Object.assign(document.createElement('div'), {className: 'injected', hidden: true}));
      }
    });
  });
  await open(page, PAGE);
  // Its scripts take no such element for one of theirs.
  await expect(page.locator('.injected')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('link', {name: labels.reference, exact: true}).first().click();
  await expect(page).toHaveURL('/api-ref/');
});

test('a crash of the frame says what a crash of the page does, and Try again brings it back', async ({
  page,
  problems,
}) => {
  problems.allow(/The frame broke|error boundary/i, 'the crash under test');
  await open(page, PAGE);
  await page.evaluate(() => {
    const width = window.innerWidth;
    const crash = {isOn: true};
    Object.assign(window, {crash});
    // The frame of the other area asks for the width when it is mounted.
    Object.defineProperty(window, 'innerWidth', {
      get() {
        if (crash.isOn) throw new Error('The frame broke');
        return width;
      },
    });
    document.querySelector<HTMLElement>('.navbar a[href="/api-ref/"]')?.click();
  });
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The frame broke').first()).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
  await page.evaluate(() => {
    (window as unknown as {crash: {isOn: boolean}}).crash.isOn = false;
  });
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
});

test.describe('G7: a reader in another zone and language', () => {
  test.use({timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG'});

  for (const address of daily(['/', PAGE, '/api-ref/'])) {
    test(`gets ${address} without a mismatch`, async ({page}) => {
      await open(page, address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
});

test.describe('on the fixture site', () => {
  test.use({site: 'states'});

  for (const name of ['A page that can crash', 'A page whose contents can crash']) {
    test(`${name} says so with details, leaves the top bar alive, and Try again brings it back`, {
      tag: '@order',
    }, async ({page, problems}) => {
      problems.allow(/The bomb went off|error boundary/i, 'the crash under test');
      const crash = async () => {
        await open(page, '/folded');
        await page.evaluate(() => Object.assign(window, {crash: true}));
        const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
        await sidebar.getByRole('link', {name}).click();
        await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      };
      await crash();
      await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Page /);
      await crash();
      await expect(page.getByText('The bomb went off').first()).toBeVisible();
      await page.evaluate(() => Object.assign(window, {crash: false}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByText('No crash.')).toBeVisible();
      // Screen readers were told of it; what they heard stays where only they read it.
      await expect(page.getByRole('main').getByText('This page crashed.')).toHaveCount(0);
    });
  }

  test('a slow part shows nothing for 200 ms, then a spinner, then itself', {tag: '@order'}, async ({page}) => {
    await page.addInitScript(() => {
      const times: Record<string, number> = {};
      Object.assign(window, {
        times,
        loadPart: () => {
          times.asked = performance.now();
          return new Promise((resolve) =>
            setTimeout(() => resolve({__esModule: true, default: () => 'The part is here.'}), 1500),
          );
        },
      });
      new MutationObserver(() => {
        const waiting = [...document.querySelectorAll('main [role="status"]')].some(
          (it) => it.textContent === 'Loading',
        );
        if (waiting) times.spinner ??= performance.now();
      }).observe(document, {childList: true, subtree: true, characterData: true});
    });
    await open(page, '/loading');
    await expect(page.getByText('The part is here.')).toBeVisible();
    const {asked = 0, spinner = 0} = await page.evaluate(
      () => (window as unknown as {times: Record<string, number>}).times,
    );
    expect(spinner - asked).toBeGreaterThanOrEqual(195);
  });

  test('H1, H4: words of any length fit every width from 320 to 1440 px', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await open(page, '/stress');
    const wide: string[] = [];
    for (let width = 1440; width >= 320; width -= 20) {
      await page.setViewportSize({width, height: 800});
      const pixels = await overflow(page);
      if (pixels > 0) wide.push(`${width} px: ${pixels} px too wide`);
    }
    expect(wide).toEqual([]);
  });

  test('switching the language keeps page, query, and fragment; H9: one from right to left mirrors the page, but no code', {
    tag: '@order',
  }, async ({page}) => {
    await open(page, '/folded?a=1&b=%C3%A9#part');
    await page.getByRole('button', {name: 'English'}).hover();
    await page.locator('.dropdown__menu a[lang="ar"]').click();
    await expect(page).toHaveURL('/ar/folded?a=1&b=%C3%A9#part');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
    expect(sidebar?.x).toBeGreaterThan(600);
    await expect(page.locator('pre code').first()).toHaveCSS('direction', 'ltr');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('the chosen version is shown, and kept in storage', {tag: '@order'}, async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Next'}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: '1.0'}).click();
    await expect(page).toHaveURL('/1.0/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The old welcome');
    const stored = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('docs-preferred-version'))
        .map(([, value]) => value),
    );
    expect(stored).toEqual(['1.0']);
    await page.reload();
    await expect(page.getByRole('button', {name: '1.0'})).toBeVisible();
  });

  test('G6: a block that fails takes only its own place, says so, and can be tried again', async ({page, problems}) => {
    problems.allow(/The fuse blew/, 'the block fails on purpose');
    await open(page, '/folded');
    await page.evaluate(() => Object.assign(window, {blown: true}));
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'a block that can fail'})
      .click();
    const failed = page.getByRole('alert');
    await expect(failed).toContainText('This part of the page failed.');
    await expect(failed).toContainText('The fuse blew');
    await expect(page.getByText('Text before the block.')).toBeVisible();
    await expect(page.getByText('Text after the block.')).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, {blown: false}));
    await failed.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('The fuse holds.')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('a tooltip opens for the keyboard, and 200 ms after the pointer came, the next one at once for 300 ms', {
    tag: '@order',
  }, async ({page}) => {
    const control = (name: string) => page.getByRole('button', {name});
    const tip = page.getByRole('tooltip');
    await open(page, '/tips');
    await control('First').focus();
    await page.keyboard.press('Tab');
    await expect(tip).toHaveText('What the second does');
    await expect(control('Second')).toHaveAccessibleDescription('What the second does');
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await expect(control('Second')).toBeFocused();

    await page.clock.install({time: 0});
    await page.clock.pauseAt(60_000);
    await control('First').hover();
    await page.clock.runFor(199);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip).toHaveText('What the first does');

    await page.mouse.move(900, 700);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(299);
    await control('Second').hover();
    await page.clock.runFor(0);
    await expect(tip).toHaveText('What the second does');

    await page.mouse.move(900, 700);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(300);
    await control('First').hover();
    await page.clock.runFor(199);
    await expect(tip).toHaveCount(0);
  });
});

test('G10: going to and fro leaves no listener behind', async ({page, context}) => {
  const devtools = await context.newCDPSession(page);
  const main = page.getByRole('navigation', {name: 'Main'});
  const listeners = async () => {
    const names = ['window', 'document'];
    const counts = await Promise.all(
      names.map(async (expression) => {
        const {result} = await devtools.send('Runtime.evaluate', {expression});
        const found = await devtools.send('DOMDebugger.getEventListeners', {objectId: result.objectId ?? ''});
        return found.listeners.length;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const round = async () => {
    await main.getByRole('link', {name: labels.reference, exact: true}).click();
    await expect(page).toHaveURL('/api-ref/');
    await main.getByRole('link', {name: labels.docs, exact: true}).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', {level: 1})).toContainText('recorded or live');
  };
  await open(page, '/');
  await round();
  const before = await listeners();
  for (let times = 0; times < 4; times += 1) await round();
  expect(await listeners()).toBe(before);
});
