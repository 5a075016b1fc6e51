/** The list of keys, as a modal dialog: the browser gives it the focus, closes it with Escape, and gives the focus back. */
import {translate} from '@docusaurus/Translate';

const KEYS = (): [keys: string[], does: string][] => [
  [['/', 'Ctrl K', '⌘ K'], translate({id: 'site.keys.search', message: 'Search', description: 'A key'})],
  [['↑', '↓', '↵'], translate({id: 'site.keys.results', message: 'Choose a result, open it', description: 'A key'})],
  [['←', '→', 'Home', 'End'], translate({id: 'site.keys.choose', message: 'Choose a tab', description: 'A key'})],
  [['Esc'], translate({id: 'site.keys.leave', message: 'Close a dialog or a hint', description: 'A key'})],
  [['?'], translate({id: 'site.keys.show', message: 'Show this list', description: 'A key'})],
];

export function showKeys(): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'site-keys';
  const title = added(
    dialog,
    'h2',
    translate({id: 'site.keys.title', message: 'Keys', description: 'Title of a dialog'}),
  );
  title.id = 'site-keys-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const list = added(dialog, 'dl');
  for (const [keys, does] of KEYS()) {
    const term = added(list, 'dt');
    for (const key of keys) added(term, 'kbd', key);
    added(list, 'dd', does);
  }
  const close = added(dialog, 'button', translate({id: 'site.keys.done', message: 'Close', description: 'A button'}));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function added(parent: Element, name: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}
