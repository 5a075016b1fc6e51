/** What the tests of loading share: what is fetched ahead, and the scripts of one page. */
import type {Request} from '@playwright/test';
import {attribute, elementsOf} from './built';

/** Returns whether a browser fetches something for a later page. */
export const isPrefetch = (request: Request): boolean => request.headers()['sec-purpose'] === 'prefetch';

/** Returns the paths of the scripts that `address` needs, and the page `besides` does not. */
export function ownScripts(address: string, besides: string): Set<string> {
  const scriptsOf = (page: string) =>
    elementsOf(page, 'script[src]').flatMap((script) => attribute(script, 'src') ?? []);
  const others = scriptsOf(besides);
  return new Set(scriptsOf(address).filter((script) => !others.includes(script)));
}
