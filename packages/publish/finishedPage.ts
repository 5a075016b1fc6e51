/** What the head of a built page gets when the site is published. */

/** Returns the page with the address of its Markdown copy, for programs. */
export function withAlternate(html: string, address: string): string {
  return html.replace('</head>', () => `<link rel="alternate" type="text/markdown" href="${address}"></head>`);
}

/** Returns the page with a tag that asks search engines not to list it; its canonical address stays production's. */
export function withNoindex(html: string): string {
  // After search has read the page: pages with this tag would be left out of the preview's own index.
  return html.replace(/<head\b[^>]*>/i, (head) => `${head}<meta name="robots" content="noindex">`);
}

/**
 * Returns the page whose icons, which theme-classic 3.10 hides by a style attribute, are hidden without one. HTML's
 * `hidden` has no effect on SVG until src/css/base.css is loaded: the size is for a page whose styles do not come.
 */
export function withHiddenSprite(html: string): string {
  return html.replace(/<svg style="?display: ?none;?"?>/, '<svg hidden width="0" height="0">');
}
