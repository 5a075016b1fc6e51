/**
 * Ejected: the theme lists only the parts of the sidebar that have a page, which is one item on most pages and none on others.
 * packages/publish writes the list of every page, from the first page of the site to the page itself.
 */
export default function NoStructuredData() {
  return null;
}
