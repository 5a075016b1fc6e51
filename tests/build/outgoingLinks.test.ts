/** No page is a dead end: each has neighbors, and links to what belongs to it. Its keywords: tools/prose/frontMatter.ts. */
import {describe} from 'vitest';
import {attribute, elementsOf} from '../support/built';
import {declaredPages} from '../support/declaredPages';

const pages = declaredPages();
const _guides = pages.filter(({kind, path}) => kind === 'guide' && path !== '/not-found').map(({path}) => path);
const _references = pages.filter(({kind}) => kind === 'reference').map(({path}) => path);

/** Pages that readers leave by their cards rather than in order. */
const _WITHOUT_NEIGHBORS = new Set<string>([
  '/',
  '/get-started/quickstart',
  '/speech-to-text/',
  '/speech-to-text/batch/quickstart',
]);

/** Addresses on this site that the text of a page links to, other pages only. */
function _linkedFrom(address: string): string[] {
  const links = elementsOf(address, '.theme-doc-markdown a[href^="/"]');
  const paths = links.map((link) => (attribute(link, 'href') ?? '').split(/[?#]/, 1)[0] ?? '');
  return [...new Set(paths)].filter((path) => path !== address);
}

function _neighborsOf(address: string): string[] {
  return elementsOf(address, '.pagination-nav a').map((link) => attribute(link, 'href') ?? '');
}

describe('every guide and reference page', () => {});
