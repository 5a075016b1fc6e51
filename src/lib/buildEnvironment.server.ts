/** What a build reads from its environment: the address of the site, and whether it is a preview. */

/** Variables that change what is built. The key of the bundler's cache contains their values. */
export const BUILD_VARIABLES = [
  'SITE_URL',
  'SITE_PREVIEW',
  'SEARCH',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
  'ALGOLIA_HOSTS',
  'LEAN',
] as const;

/** Returns the origin of the site without a slash at its end: `SITE_URL`, or `fallback` where it is not set. */
export function siteUrlFrom(fallback: string, env: NodeJS.ProcessEnv = process.env): string {
  const written = env.SITE_URL?.trim();
  if (!written) return fallback;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  // Pages link from the root of their origin, so a site in a folder would link past itself.
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new Error(
      `SITE_URL is "${written}", but the build expects an origin: https:// (or http://) and a host, without path, ` +
        'query, fragment, or password. Example: SITE_URL=https://docs.example.com',
    );
  }
  return url.origin;
}

/**
 * Returns whether the build is a preview (`SITE_PREVIEW=true`): search engines are asked not to list it, and its
 * canonical addresses stay those of production.
 */
export function isSitePreview(env: NodeJS.ProcessEnv = process.env): boolean {
  const written = env.SITE_PREVIEW?.trim() ?? '';
  if (!['', 'true', 'false'].includes(written)) {
    throw new Error(`SITE_PREVIEW is "${written}", but the build expects true, false, or nothing.`);
  }
  return written === 'true';
}
