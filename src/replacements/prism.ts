/** Stands in for prism-react-renderer in the page: theme-common imports it, but no part of this site calls it. */
export const Highlight = () => null;
export const Prism = {};
export const themes = {};
