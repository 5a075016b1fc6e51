/**
 * The `test` of the engine specs: `reader` opens pages of the built site in one engine, and acts by what a reader sees.
 * A page that logs an error, or needs what the Content-Security-Policy forbids, fails its test.
 */
import {test as base, expect} from '@playwright/test';
import {findFirefox, findWebKit} from '../../tools/programs';
import {type Driver, startFirefox, startWebKit} from './drivers';

export {expect};

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
}

export interface Reader extends Driver {
  /** Opens a page of the site, and waits until it has come to life. */
  open(path: string): Promise<void>;
  /** Clicks the first element in sight that matches, and whose name or text begins with `name`. */
  click(selector: string, name?: string): Promise<void>;
  /** Waits until the function returns true in the page. */
  until<Arguments extends readonly unknown[]>(
    what: string,
    isTrue: (...values: Arguments) => boolean,
    ...values: Arguments
  ): Promise<void>;
}

async function start(engine: EngineOptions['engine']): Promise<Driver | undefined> {
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  if (engine === 'firefox') return firefox ? startFirefox(firefox) : undefined;
  return webKit ? startWebKit(webKit) : undefined;
}

export const test = base.extend<{reader: Reader}, EngineOptions & {driver: Driver | undefined}>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  driver: [
    async ({engine}, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver?.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  reader: async ({driver, engine}, use, info) => {
    info.skip(!driver, `${engine} is not on this machine: npm run setup`);
    if (!driver) return;
    // The page before is left at its size: another size can make it load a part, which the next page would break off.
    await driver.goto('about:blank');
    await driver.problems();
    await driver.resize(1280, 800);
    await use(readerOf(driver));
    expect(await driver.problems(), 'errors of the page, and what the policy stopped').toEqual([]);
  },
});

/** What WebKitGTK and Firefox say of a function whose page goes before it has returned. */
const LEFT = /before the unload event|context was destroyed/i;

function readerOf(driver: Driver): Reader {
  const origin = process.env.SITE_ORIGIN;
  const until: Reader['until'] = (what, isTrue, ...values) => {
    const check = () =>
      driver.evaluate(isTrue, ...values).catch((error) => {
        // The page was left while the function ran in it: nothing is known of the next one yet.
        if (LEFT.test(String(error))) return false;
        throw error;
      });
    return expect.poll(check, {message: what, intervals: [10, 20, 30]}).toBe(true);
  };
  return {
    ...driver,
    until,
    async open(path) {
      await driver.goto(`${origin}${path}`);
      await until(`${path} comes to life`, () => document.documentElement.dataset.hasHydrated === 'true');
    },
    async click(selector, name = '') {
      let [x, y] = [-1, -1];
      // A menu that slides in takes what is clicked with it.
      const keepsStill = async () => {
        const [left, top] = [x, y];
        [x, y] = await driver.evaluate(centerOf, selector, name);
        return x === left && y === top && x >= 0 && y >= 0;
      };
      const message = `${selector} ${name} is in sight, and keeps still`;
      await expect.poll(keepsStill, {message, intervals: [20, 30]}).toBe(true);
      await driver.clickAt(x, y);
    },
  };
}

/** Runs in the page: the center of the first element in sight; before everything where there is none. */
function centerOf(selector: string, name: string): [number, number] {
  const element = Array.from(document.querySelectorAll(selector)).find((one) => {
    const own = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    return one.getClientRects().length > 0 && own.startsWith(name);
  });
  const box = () => element?.getClientRects()[0] ?? new DOMRect(-1, -1);
  const {top, bottom} = box();
  // The top bar covers what is scrolled below it.
  const isCovered = top < 80 && !element?.closest('.navbar, dialog');
  if (isCovered || bottom > window.innerHeight) element?.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = box();
  return [x + width / 2, y + height / 2];
}
