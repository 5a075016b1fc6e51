/** Files at addresses that machines know: who to tell of a hole, and what crawlers may read. */

const VALID_DAYS = 364;

/** Returns `/.well-known/security.txt` (RFC 9116), which must expire within a year of the build. */
export function securityText(siteUrl: string, email: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  // By the day, so that two builds of one day are the same.
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Returns `/robots.txt`. Nothing is forbidden: a page that must stay out of results says so itself (`noindex`), and a
 * crawler has to read it to know.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
