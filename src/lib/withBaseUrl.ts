/**
 * Returns HTML whose links to the site's own pages start at its base URL. Contracts and data files write addresses from
 * the root, because they know neither where the site is published nor which language is being built.
 */
export function withBaseUrl(html: string, baseUrl: string): string {
  return baseUrl === '/' ? html : html.replace(/(<a\b[^>]*? href=")\/(?!\/)/g, `$1${baseUrl}`);
}
