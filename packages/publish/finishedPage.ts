/** What the head of a built page gets when the site is published. */
import type {Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {all, find, hasClass} from './builtPage.server';

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

/**
 * Returns the page at `url` with its breadcrumbs as data for search engines. The theme's part does this, too, with 160 bytes
 * of scripts on every page (theme-classic 3.10).
 */
export function withBreadcrumbs(html: string, root: Root, url: string): string {
  const trail = find(root, (node) => hasClass(node, 'theme-doc-breadcrumbs'));
  const crumbs = trail ? all(trail, ({tagName}) => tagName === 'li') : [];
  const known = crumbs.flatMap((crumb) => {
    const href = find(crumb, ({tagName}) => tagName === 'a')?.properties.href;
    const item = href ? new URL(String(href), url).href : crumb === crumbs.at(-1) ? url : undefined;
    return item ? [{name: textOf(crumb).trim(), item}] : [];
  });
  const itemListElement = known.map((crumb, at) => ({'@type': 'ListItem', position: at + 1, ...crumb}));
  const json = JSON.stringify({'@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement});
  const tag = `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
  return known.length > 0 ? html.replace('</head>', () => `${tag}</head>`) : html;
}
