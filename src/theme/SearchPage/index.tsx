/**
 * Ejected from @docusaurus/theme-search-algolia: its page has no error state, shows titles as HTML, and can be indexed by
 * other search engines. Ours is src/search/ui/page.
 * Remove when: the theme's page shows failures, and shows titles as text.
 */
export {default} from '@site/src/search/ui/page';
