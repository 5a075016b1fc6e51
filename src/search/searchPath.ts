import siteConfig from '@generated/docusaurus.config';

/** Returns the address of the search page in the language being read, with `query` in it when there is one. */
export function searchPath(query = ''): string {
  return `${siteConfig.baseUrl}search${query && `?${new URLSearchParams({q: query})}`}`;
}
