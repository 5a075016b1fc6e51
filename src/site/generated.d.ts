/** Written by src/site/build/pageList.server.ts. */
declare module '@generated/page-list/default/pages.json' {
  const pages: import('./build/pageList.server').ListedPage[];
  export default pages;
}
