/**
 * Faults A: whatever the index returns, the reader gets the error screen or the good hits. What becomes of a response, its
 * records, and its counts is claimed in tests/unit/search (client, readResponse); here are the screens, which share it.
 */
import {expect, json, type Responder, test} from '../support/hostedSite';
import {ordinary, resultOf} from '../support/searchHits';
import {screens} from '../support/searchScreens';
import {daily} from '../support/tier';

const REFUSED = /Failed to load resource|blocked by CORS policy|net::ERR|foreign request: https:\/\/login/;

const MALFORMED = 'Search returned something other than results. Try again later.';
const REJECTED = 'Search returned an error. Try again later.';
const NETWORK = 'You might want to check your network connection.';

/** One for each advice, and what a browser stops. Every other one: tests/unit/search/client.test.ts. */
const outages: {name: string; answer: Responder; advice: string}[] = [
  {name: 'A2: the key is rejected', answer: json({message: 'Invalid API key', status: 403}, 403), advice: REJECTED},
  {name: 'A6: an empty object', answer: json({}), advice: MALFORMED},
  {name: 'A12: the connection is refused', answer: (route) => route.abort('connectionrefused'), advice: NETWORK},
  {
    name: 'A13: the CORS header is missing',
    answer: (route) => route.fulfill({json: {results: []}, headers: {}}),
    // The browser of the tests delivers it all the same.
    advice: MALFORMED,
  },
  {
    name: 'A14: a redirect to a login',
    answer: (route) => route.fulfill({status: 302, headers: {location: 'https://login.example.com/'}}),
    advice: NETWORK,
  },
];

// The page shares what the dialog shows: it is tried at night.
for (const [name, openScreen] of daily(Object.entries(screens))) {
  test(`${name}: every kind of outage is the error screen, with advice that fits, no old hits, and the query kept, in whatever spelling it comes back (A23, A24, A25)`, async ({
    page,
    service,
    problems,
  }) => {
    problems.allow(REFUSED, 'the service is out of order');
    problems.allowViolation(/^connect-src: |'https:\/\/login\.example\.com\//, 'a redirect to a host that is not ours');
    const screen = await openScreen(page);
    for (const [index, {name: fault, answer, advice}] of outages.entries()) {
      await test.step(fault, async () => {
        service.respondWith(json({results: [resultOf('another spelling', ordinary)]}));
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
}
