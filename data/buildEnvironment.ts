/** What a build reads from its environment: the address of the site, its base URL, and whether it is a preview. */

/** Returns the origin of the site without a slash at its end: `SITE_URL`, or `fallback` where it is not set. */
export function siteUrlFrom(fallback: string, env: NodeJS.ProcessEnv = process.env): string {
  const written = env.SITE_URL?.trim();
  if (!written) return fallback;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new Error(
      `SITE_URL is "${written}", but the build expects an origin: https:// (or http://) and a host, without path, ` +
        'query, fragment, or password. A path belongs in BASE_URL. Example: SITE_URL=https://docs.example.com',
    );
  }
  return url.origin;
}

/** Returns the path that the site is served below, with a slash at both ends: `BASE_URL`, or `/` where it is not set. */
export function baseUrlFrom(env: NodeJS.ProcessEnv = process.env): string {
  const written = env.BASE_URL?.trim() || '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(written)) {
    throw new Error(
      `BASE_URL is "${written}", but the build expects a path of letters, digits, and hyphens with a slash at both ` +
        'ends. Example: BASE_URL=/docs/',
    );
  }
  return written;
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
