/** Loader for what the docs plugin gives to every page of a version: see index.server.ts. */
module.exports = function sidebarData(source) {
  const listing = new Set(this.getOptions().listing);
  const data = JSON.parse(source);
  if (!data.version?.docsSidebars) return source;
  const listed = new Set();
  const visit = (items, isListed) => {
    for (const item of items) {
      if (isListed && item.docId) listed.add(item.docId);
      if (item.items) visit(item.items, listing.has(item.href));
    }
  };
  for (const items of Object.values(data.version.docsSidebars)) visit(items, false);
  const docs = Object.entries(data.version.docs).filter(([id]) => listed.has(id));
  return JSON.stringify({...data, version: {...data.version, docs: Object.fromEntries(docs)}});
};
