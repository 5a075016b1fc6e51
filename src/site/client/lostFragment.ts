/**
 * A fragment that leads to nothing may be the old address of a section. What finds out is loaded only then, because every
 * page pays for this file.
 */

/** Shows where the section with this anchor went, if it ever was on the page. */
export function findMoved(id: string): void {
  // Where the script does not load, the reader is at the top of the page: nothing is worse than without it.
  if (id) import('./movedSection').then(({showSuccessor}) => showSuccessor(id), Boolean);
}
