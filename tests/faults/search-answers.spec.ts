/**
 * Faults A: whatever the index answers, the reader gets the error screen or the good hits. What becomes of a response, its
 * records, and its counts is tried in tests/unit/search (client, readResponse); here are the screens, which share it.
 */
import {odd, outages, unusable} from '../fixtures/searchAnswers';
import {expect, json, test} from '../support/hostedSite';
import {hit, ordinary, resultOf} from '../support/searchHits';
import {screens} from '../support/searchScreens';
import {daily} from '../support/tier';

const REFUSED = /Failed to load resource|blocked by CORS policy|net::ERR|foreign request: https:\/\/login/;

// The page shares what the dialog shows: it is tried at night.
for (const [name, openScreen] of daily(Object.entries(screens))) {
  test(`${name}: every kind of outage is the error screen, with advice that fits, no old hits, and the query kept (A23, A24)`, async ({
    page,
    service,
    problems,
  }) => {
    problems.allow(REFUSED, 'the service is out of order');
    problems.allowViolation(/^connect-src: |'https:\/\/login\.example\.com\//, 'a redirect to a host that is not ours');
    const screen = await openScreen(page);
    for (const [index, {name: fault, answer, advice}] of outages.entries()) {
      await test.step(fault, async () => {
        service.finds(ordinary);
        await screen.search(`good ${index}`);
        await expect(screen.hits.first()).toBeVisible();
        service.respondWith(answer);
        await screen.search(`bad ${index}`);
        await expect(screen.failure).toBeVisible();
        await expect(screen.advice).toHaveText(advice);
        await expect(screen.hits).toHaveCount(0);
        await expect(screen.input).toHaveValue(`bad ${index}`);
      });
    }
    service.finds(ordinary);
    await screen.retry.click();
    await expect(screen.hits.first()).toBeVisible();
    await expect(screen.failure).toHaveCount(0);
  });

  test(`${name}: a bad record costs itself, never its neighbors; odd ones are shown (A15 to A18)`, async ({
    page,
    service,
  }) => {
    const screen = await openScreen(page);
    const good = (title: string, path: string) => hit(title, {title, path, anchor: title});
    const bad = [good('First good', '/a'), ...unusable.map(({record}) => record), good('Last good', '/b')];
    service.respondWith(json({results: [resultOf('bad', bad)]}));
    await screen.search('bad');
    for (const title of ['First good', 'Last good']) await expect(screen.text(title).first()).toBeVisible();
    await expect(screen.hits).toHaveCount(2);
    service.respondWith(
      json({
        results: [
          resultOf(
            'odd',
            odd.map(({record}) => record),
          ),
        ],
      }),
    );
    await screen.search('odd');
    for (const {shown} of odd) await expect(screen.text(shown).first()).toBeVisible();
  });

  test(`${name}: groups are in the order of the index, whatever their names, and a query comes back in another spelling (A21, A25)`, async ({
    page,
    service,
  }) => {
    const screen = await openScreen(page);
    const names = ['Last', 'constructor', '__proto__', 'hasOwnProperty', '2024', 'First'];
    const hits = names.map((section, n) => hit(`g${n}`, {section, title: section, path: `/g${n}`, anchor: 'x'}));
    service.respondWith(json({results: [resultOf('other', hits)]}));
    await screen.search('  GROUPS ');
    await expect(screen.hits).toHaveCount(6);
    const shown = (await screen.hits.allInnerTexts()).map((text) => names.findIndex((one) => text.includes(one)));
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
  });
}
