/** security.txt, robots.txt, and the service worker that removes the one of an older site. */
import {locator} from '../locate';
import type {BuiltSite} from '../site.server';

const VALID_DAYS = 364;

/** Returns `/.well-known/security.txt` (RFC 9116), which must expire within a year of the build. */
export function securityText(site: BuiltSite, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  // By the day, so that two builds of one day are the same.
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${locator(site).at('/.well-known/security.txt').url}`,
    '',
  ].join('\n');
}

/**
 * Returns `/robots.txt`. Nothing is disallowed: a page that must stay out of results has `noindex`, and a
 * crawler must be able to fetch it to see that.
 */
export function robotsText(site: BuiltSite): string {
  const sitemaps = site.bases.map((base) => `Sitemap: ${locator(site, base).at('/sitemap.xml').url}\n`);
  const signal = site.contentSignal ? `Content-Signal: ${site.contentSignal}\n` : '';
  return `User-agent: *\n${signal}Allow: /\n\n${sitemaps.join('')}`;
}

/** Where sites usually keep their service worker. */
export const WORKER_FILES = ['sw.js', 'service-worker.js'];

/**
 * Returns a service worker that replaces the one of an older site at this origin: it deletes the caches, unregisters itself,
 * and reloads the page. This site has no worker of its own.
 */
export function lastWorker(): string {
  return `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll({type: 'window'})) client.navigate(client.url);
    })(),
  );
});
`;
}
