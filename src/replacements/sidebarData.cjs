/**
 * Loader for what the docs plugin hands to every page of a version: its sidebars, and title and description of each
 * page. Only the lists of generated category pages read the latter, and only for what they list; for all others it
 * would be the largest part of what a page downloads about its neighbours.
 */
module.exports = function sidebarData(source) {
  const data = JSON.parse(source);
  if (!data.version) return source;
  const listed = new Set();
  const visit = (items, isListed) => {
    for (const item of items) {
      if (isListed && item.docId) listed.add(item.docId);
      if (item.items) visit(item.items, item.href?.includes('/category/') === true);
    }
  };
  for (const items of Object.values(data.version.docsSidebars)) visit(items, false);
  const docs = Object.entries(data.version.docs).filter(([id]) => listed.has(id));
  return JSON.stringify({...data, version: {...data.version, docs: Object.fromEntries(docs)}});
};
