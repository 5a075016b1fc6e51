/**
 * Puts DocSearch 3.9.0's roles right. It draws a dialog inside a "button", with listboxes that hold links and buttons,
 * share one id and are named after the input. What it is: a combobox over trees, the one kind of list whose items may
 * hold a link and buttons and which its elements (ul, li) may be. React sets these attributes only when they change, so what is repaired stays until the next
 * change, and the caller repairs after each.
 */
export function repairMarkup(dialog: HTMLElement): void {
  const root = dialog.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) {
    remove(root, name);
  }
  // Inside a dialog they are not the page's banner and footer.
  set(dialog.querySelector('header'), 'role', 'presentation');
  set(dialog.querySelector('footer'), 'role', 'presentation');

  const ids = [...dialog.querySelectorAll('.DocSearch-Hits')].map(repairGroup);
  const input = dialog.querySelector('input');
  set(input, 'role', 'combobox');
  set(input, 'aria-autocomplete', 'list');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', String(ids.length > 0));
  if (ids.length > 0) set(input, 'aria-controls', ids.join(' '));
  else remove(input, 'aria-controls');
  // DocSearch goes on naming the chosen item when an error has taken the list's place.
  const chosen = dialog.querySelector('.DocSearch-Hit[aria-selected=true]');
  if (chosen) set(input, 'aria-activedescendant', chosen.id);
  else remove(input, 'aria-activedescendant');
}

/** The ID of the list of a group, by its place among the groups. */
export const groupId = (index: number) => `search-group-${index}`;

/** Makes a group a named tree; returns its id. Those of an answer are drawn as what they are (answerView.ts). */
function repairGroup(group: Element, index: number): string {
  const id = groupId(index);
  const list = group.querySelector('ul');
  if (group.classList.contains('search-group')) return id;
  set(list, 'id', id);
  set(list, 'role', 'tree');
  set(list, 'aria-label', group.querySelector('.DocSearch-Hit-source')?.textContent ?? '');
  remove(list, 'aria-labelledby');
  for (const row of group.querySelectorAll('.DocSearch-Hit')) set(row, 'role', 'treeitem');
  return id;
}

/** Only what differs is written: every write calls the observer again, and costs a key its time. */
export function set(element: Element | null, name: string, value: string) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function remove(element: Element | null, name: string) {
  if (element?.hasAttribute(name)) element.removeAttribute(name);
}
