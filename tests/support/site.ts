/**
 * The `test` of every browser spec. A page that logs an error or a warning, throws, leaves a promise rejected, hydrates
 * with a mismatch, asks another origin for anything or needs what the Content-Security-Policy forbids fails its test; a
 * test that provokes such a thing says so first with `problems.allow`.
 */
import {type BrowserContext, test as base, expect, type Page} from '@playwright/test';
import {builtFixture, type FixtureName} from './builtFixture';
import {SearchDialog} from './searchDialog';
import {type Served, serve} from './served';

export {expect};

export interface Problems {
  /** From here on, a problem that matches is part of the fault under test; what the policy stops never is. */
  allow(pattern: RegExp, reason: string): void;
  /** The test feeds the page what the Content-Security-Policy must stop, and which will match. */
  allowViolation(pattern: RegExp, reason: string): void;
  /** What else the Content-Security-Policy has stopped so far. */
  readonly violations: string[];
  /** All problems so far that were not allowed. */
  readonly unexpected: string[];
}

interface Fixtures {
  /** The built site, or one of those beside it. */
  site: 'real' | FixtureName;
  /**
   * Whether pages fetch the scripts of links in sight ahead, which takes a fifth of a visit's processor time. Off, the reader
   * saves data.
   */
  fetchesAhead: boolean;
  /** Where the site is served, for example `http://localhost:4321`. */
  origin: string;
  problems: Problems;
  dialog: SearchDialog;
}

export const test = base.extend<Fixtures, {originOf: (name: FixtureName) => Promise<string>}>({
  site: ['real', {option: true}],
  fetchesAhead: [false, {option: true}],
  context: async ({context, fetchesAhead}, use) => {
    if (!fetchesAhead) await connection(context, {saveData: true});
    await use(context);
  },
  originOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const served = new Map<FixtureName, Served>();
      await use(async (name) => {
        const one = served.get(name) ?? (await serve(await builtFixture(name)));
        served.set(name, one);
        return one.origin;
      });
      for (const {close} of served.values()) close();
    },
    {scope: 'worker'},
  ],
  origin: [
    async ({site, originOf}, use) => {
      const origin = site === 'real' ? process.env.SITE_ORIGIN : await originOf(site);
      if (!origin) throw new Error('No site is served: run the specs through playwright.config.ts');
      await use(origin);
    },
    // A site that is not built yet is built first.
    {timeout: 300_000},
  ],
  baseURL: async ({origin}, use) => use(origin),
  dialog: async ({page}, use) => use(new SearchDialog(page)),
  problems: [
    async ({context, origin}, use) => {
      const problems = watch(context, origin);
      await use(problems);
      expect(problems.unexpected, 'errors, warnings and foreign requests of the page').toEqual([]);
      expect(problems.violations, 'what the Content-Security-Policy stopped').toEqual([]);
    },
    {auto: true},
  ],
});

/** Says that the connection is slow or metered, before the page's own scripts run. */
export async function connection(
  target: Page | BrowserContext,
  values: {effectiveType?: string; saveData?: boolean},
): Promise<void> {
  await target.addInitScript((state) => {
    const value = {effectiveType: '4g', saveData: false, ...state};
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, values);
}

/** Collects the problems of every page of a context; specs that open a context of their own call it too. */
export function watch(context: BrowserContext, origin: string): Problems {
  const seen: string[] = [];
  const violations: string[] = [];
  const provoked: RegExp[] = [];
  const allowed: RegExp[] = [];
  // The events name what was stopped; the console's words for it differ by browser and release.
  void context.exposeBinding('reportViolation', (_source, violation: string) => violations.push(violation));
  void context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile, lineNumber}) => {
      const report = (window as unknown as {reportViolation?: (text: string) => void}).reportViolation;
      report?.(`${effectiveDirective}: ${blockedURI} on ${location.href} (${sourceFile}:${lineNumber})`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const place = message.location().url || message.page()?.url();
    if (/Content Security Policy/i.test(message.text())) violations.push(`${message.text()} (${place})`);
    else seen.push(`console ${message.type()}: ${message.text()} (${place})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack || error.error()}`));
  context.on('request', (request) => {
    const {protocol, origin: asked} = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) seen.push(`foreign request: ${request.url()}`);
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    allowViolation: (pattern) => void provoked.push(pattern),
    get violations() {
      return violations.filter((violation) => !provoked.some((pattern) => pattern.test(violation)));
    },
    get unexpected() {
      return seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    },
  };
}
