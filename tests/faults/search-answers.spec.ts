/**
 * Faults A: whatever the index answers, the reader gets the error screen or the good hits. What a response becomes is tried
 * in tests/unit/search (client, readResponse); here are the screens, which share it.
 */
import {between, odd, outages, unusable} from '../fixtures/searchAnswers';
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

  test(`${name}: a bad record costs itself, never its neighbours; odd ones are shown (A21, A25)`, async ({
    page,
    service,
  }) => {
    const screen = await openScreen(page);
    service.respondWith(
      json({
        results: [
          resultOf(
            'other',
            unusable.flatMap(({record}) => between(record)),
          ),
        ],
      }),
    );
    await screen.search('  RECORDS ');
    await expect(screen.hits.first()).toBeVisible();
    await expect(screen.hits.getByText('Broken')).toHaveCount(0);
    service.respondWith(
      json({
        results: [
          resultOf(
            '',
            odd.map(({record}) => record),
          ),
        ],
      }),
    );
    await screen.search('odd');
    for (const {shown} of odd) await expect(screen.text(shown).first()).toBeVisible();
    const names = ['Last', 'constructor', '__proto__', 'hasOwnProperty', '2024', 'First'];
    service.finds(names.map((section, n) => hit(`g${n}`, {section, title: `${section}`, path: `/g${n}`, anchor: 'x'})));
    await screen.search('groups');
    await expect(screen.hits).toHaveCount(6);
    const shown = (await screen.hits.allInnerTexts()).map((text) => names.findIndex((one) => text.includes(one)));
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test(`${name}: counts that are no counts are never shown (A19), and ten thousand hits are a short list (A22)`, async ({
    page,
    service,
  }) => {
    const screen = await openScreen(page);
    for (const [index, nbHits] of [undefined, -3, '7'].entries()) {
      service.respondWith(json({results: [{hits: ordinary, nbHits, nbPages: nbHits}]}));
      await screen.search(`count ${index}`);
      await expect(screen.hits.first()).toBeVisible();
      await expect(page.getByText(/\{count\}|\{total\}|undefined|NaN|-3 result/)).toHaveCount(0);
    }
    service.finds([hit('one', {title: 'One'})], 1);
    await screen.search('one');
    await expect(page.getByText(name === 'dialog' ? 'See 1 result' : '1 result', {exact: true}).first()).toBeVisible();
    const many = Array.from({length: 10_000}, (_, n) => ({
      objectID: `${n}`,
      type: 'lvl1',
      url: `/n${n}`,
      hierarchy: {lvl0: `S${n}`, lvl1: `T${n}`},
    }));
    service.respondWith(json({results: [{hits: many, nbHits: 10_000}]}));
    await screen.search('many');
    await expect(screen.text('T0').first()).toBeVisible();
    expect(await screen.hits.count()).toBeLessThanOrEqual(50);
    await screen.search('still typing');
    await expect(screen.input).toHaveValue('still typing');
  });
}
