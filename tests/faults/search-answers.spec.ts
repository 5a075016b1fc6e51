/** Faults A: whatever the index answers, the reader gets the error screen or the good hits, in dialog and page. */
import {between, odd, outages, unusable} from '../fixtures/searchAnswers';
import {expect, found, json, type Responder, test} from '../support/hostedSite';
import {hit, ordinary, resultOf} from '../support/searchHits';
import {screens} from '../support/searchScreens';

const REFUSED = /Failed to load resource|blocked by CORS policy|net::ERR|foreign request: https:\/\/login/;

for (const [name, openScreen] of Object.entries(screens)) {
  test(`${name}: every kind of outage is the error screen, with no old hits and the query kept (A23, A24)`, async ({
    page,
    service,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.allow(REFUSED, 'the service is out of order');
    problems.allowViolation(/^connect-src: |'https:\/\/login\.example\.com\//, 'a redirect to a host that is not ours');
    const screen = await openScreen(page);
    for (const [index, outage] of outages.entries()) {
      await test.step(outage.name, async () => {
        service.finds(ordinary);
        await screen.search(`good ${index}`);
        await expect(screen.hits.first()).toBeVisible();
        service.respondWith(outage.answer);
        await screen.search(`bad ${index}`);
        await expect(screen.failure).toBeVisible();
        await expect(screen.advice).toBeVisible();
        await expect(screen.hits).toHaveCount(0);
        await expect(screen.input).toHaveValue(`bad ${index}`);
      });
    }
    service.finds(ordinary);
    await screen.retry.click();
    await expect(screen.hits.first()).toBeVisible();
    await expect(screen.failure).toHaveCount(0);
  });

  test(`${name}: a bad record costs itself, never its neighbours; odd ones are shown`, async ({page, service}) => {
    test.setTimeout(60_000);
    const screen = await openScreen(page);
    for (const [index, {name: fault, record}] of unusable.entries()) {
      await test.step(fault, async () => {
        service.respondWith(json({results: [resultOf('', between(record))]}));
        await screen.search(`record ${index}`);
        await expect(screen.failure).toHaveCount(0);
        await expect(screen.hits.first()).toBeVisible();
        await expect(screen.hits.getByText('Broken')).toHaveCount(0);
      });
    }
    for (const [index, {name: fault, record, shown}] of odd.entries()) {
      await test.step(fault, async () => {
        service.respondWith(json({results: [resultOf('', [record])]}));
        await screen.search(`odd ${index}`);
        await expect(screen.text(shown).first()).toBeVisible();
      });
    }
  });

  test(`${name}: counts that are no counts are never shown (A19), duplicates once (A20)`, async ({page, service}) => {
    const screen = await openScreen(page);
    const counts = [undefined, -3, '7', null, Number.MAX_VALUE];
    for (const [index, nbHits] of counts.entries()) {
      service.respondWith(json({results: [{hits: ordinary, nbHits, nbPages: nbHits, query: 'TRIMMED'}]}));
      await screen.search(`count ${index}`);
      await expect(screen.hits.first()).toBeVisible();
      await expect(page.getByText(/\{count\}|\{total\}|undefined|NaN|-3 result/)).toHaveCount(0);
    }
    const twin = hit('twin', {title: 'Twin'});
    service.respondWith(json({results: [resultOf('', [twin, twin, twin])]}));
    await screen.search('twins');
    await expect(screen.hits).toHaveCount(1);
    service.finds([twin], 1);
    await screen.search('one');
    await expect(page.getByText(name === 'dialog' ? 'See 1 result' : '1 result', {exact: true}).first()).toBeVisible();
    await expect(page.getByText(/\b1 results/)).toHaveCount(0);
  });

  test(`${name}: groups named like parts of the language keep their hits and their order (A21)`, async ({
    page,
    service,
  }) => {
    const screen = await openScreen(page);
    const names = ['Last', 'constructor', '__proto__', 'hasOwnProperty', '2024', 'First'];
    service.finds(names.map((section, n) => hit(`g${n}`, {section, title: `${section}`, path: `/g${n}`, anchor: 'x'})));
    await screen.search('groups');
    await expect(screen.hits).toHaveCount(6);
    const shown = (await screen.hits.allInnerTexts()).map((text) => names.findIndex((one) => text.includes(one)));
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test(`${name}: ten thousand hits in ten thousand groups are a short list (A22)`, async ({page, service}) => {
    const screen = await openScreen(page);
    const short = Array.from({length: 10_000}, (_, n) => ({
      objectID: `${n}`,
      type: 'lvl1',
      url: `/n${n}`,
      hierarchy: {lvl0: `S${n}`, lvl1: `T${n}`},
    }));
    service.respondWith(json({results: [{hits: short, nbHits: 10_000}]}));
    await screen.search('many');
    await expect(screen.hits.first()).toBeVisible();
    expect(await screen.hits.count()).toBeLessThanOrEqual(50);
    await screen.search('still typing');
    await expect(screen.input).toHaveValue('still typing');
  });

  test(`${name}: takes the response to a trimmed or lower-cased query (A25)`, async ({page, service}) => {
    const screen = await openScreen(page);
    service.respondWith(json({results: [resultOf('other', ordinary)]}));
    await screen.search('  OTHER ');
    await expect(screen.hits.first()).toBeVisible();
  });

  test(`${name}: sends one request per key at most while the service says that there are too many (A3)`, async ({
    page,
    service,
    problems,
  }) => {
    problems.allow(REFUSED, 'the service fails');
    const screen = await openScreen(page);
    const tooMany: Responder = (route) =>
      route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          'retry-after': '2',
        },
        json: {message: 'Too many requests', status: 429},
      });
    service.respondWith(tooMany);
    await screen.input.pressSequentially('abc');
    await expect(screen.failure).toBeVisible();
    expect(service.queries.length).toBeLessThanOrEqual(3);
    await expect(screen.input).toHaveValue('abc');
  });

  test(`${name}: queries a host that failed only once in two minutes (A11)`, async ({page, service, problems}) => {
    problems.allow(REFUSED, 'one host is dead');
    const dead = new Set<string>();
    service.respondWith((route, requests) => {
      const {host} = new URL(route.request().url());
      if (dead.size === 0 || dead.has(host)) {
        dead.add(host);
        return route.abort('connectionrefused');
      }
      return found(ordinary)(route, requests);
    });
    const screen = await openScreen(page);
    for (const query of ['one', 'two', 'three']) {
      await screen.search(query);
      await expect.poll(() => service.queries.at(-1)?.query).toBe(query);
      await expect(screen.hits.first()).toBeVisible();
    }
    expect(service.hosts.filter((host) => dead.has(host))).toHaveLength(1);
  });
}
