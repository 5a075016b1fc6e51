/** What the tests of loading share: what is fetched ahead, and the scripts of one page. */
import type {Page, Request} from '@playwright/test';
import {connection} from './connection';
import {open} from './reader';

/** Returns whether a browser fetches something for a later page. */
export const isPrefetch = (request: Request): boolean => request.headers()['sec-purpose'] === 'prefetch';

/** Returns the paths of the scripts that only `address` needs, found by asking which it loads. */
export async function ownScripts(page: Page, address: string, besides: string): Promise<Set<string>> {
  const scriptsOf = async (path: string) => {
    const seen = new Set<string>();
    const probe = await page.context().newPage();
    probe.on('request', (request) => {
      if (request.url().includes('/assets/js/')) seen.add(new URL(request.url()).pathname);
    });
    // Or the scripts of every page that a visible link leads to would be among them.
    await connection(probe, {saveData: true});
    await open(probe, path);
    await probe.close();
    return seen;
  };
  const [own, others] = [await scriptsOf(address), await scriptsOf(besides)];
  return new Set([...own].filter((script) => !others.has(script)));
}
