/** What search engines read of a page as data: an article with the date of its words, and the way to it from the home page. */
import type {Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {all, find, hasClass, metaOf} from './builtPage.server';
import type {HtmlPage} from './htmlPages.server';

/** Returns the tag for the head of a page; nothing for a page without an address. */
export function structuredData({path, places, built, html}: HtmlPage, siteName: string): string {
  if (path === undefined || !built) return '';
  const home = places.at('/').url;
  const {url} = places.at(path);
  const heading = find(built.main, ({tagName}) => tagName === 'h1');
  const headline = (heading && textOf(heading).trim()) || (metaOf(built.root, 'og:title') ?? siteName);
  const changed = find(built.root, ({properties}) => String(properties.itemProp) === 'dateModified');
  const article = {
    '@type': 'TechArticle',
    '@id': url,
    url,
    headline,
    description: metaOf(built.root, 'description') ?? undefined,
    inLanguage: /<html\b[^>]*\blang="?([\w-]+)/i.exec(html)?.[1],
    dateModified: changed ? String(changed.properties.dateTime).slice(0, 10) : undefined,
    author: {'@type': 'Organization', name: siteName, url: home},
    isPartOf: {'@type': 'WebSite', name: siteName, url: home},
  };
  const crumbs = [{name: siteName, item: home}, ...parentsOf(built.root, home), {name: headline, item: url}];
  const known = crumbs.filter(({item}, at) => crumbs.findLastIndex((other) => other.item === item) === at);
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: known.map((crumb, at) => ({'@type': 'ListItem', position: at + 1, ...crumb})),
  };
  // The home page is where every way begins: a list of one item leads nowhere.
  const graph = known.length > 1 ? [article, list] : [article];
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The parts of the sidebar above the page that have a page of their own, as its breadcrumbs link to them. */
function parentsOf(root: Root, home: string): {name: string; item: string}[] {
  const crumbs = find(root, (node) => hasClass(node, 'theme-doc-breadcrumbs'));
  if (!crumbs) return [];
  return all(crumbs, ({tagName, properties}) => tagName === 'a' && typeof properties.href === 'string').flatMap(
    (link) => {
      const name = textOf(link).trim();
      return name ? [{name, item: new URL(String(link.properties.href), home).href}] : [];
    },
  );
}
