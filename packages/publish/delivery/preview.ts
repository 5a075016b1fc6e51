/** What a preview adds to its pages, for hosts that send no headers. */

/** Returns the page with a tag that asks search engines not to list it; its canonical address stays production's. */
export function withNoindex(html: string): string {
  // After search has read the page: pages with this tag would be left out of the preview's own index.
  return html.replace(/<head\b[^>]*>/i, (head) => `${head}<meta name="robots" content="noindex">`);
}
