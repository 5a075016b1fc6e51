/** Stands in for the theme's marking of the heading being read, which no list here asks for (src/theme/TOC has its own). */
export function useTOCHighlight(): void {}
