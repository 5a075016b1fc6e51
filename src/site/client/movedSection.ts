/** Says what became of a section that an old link leads to. Loaded when a fragment leads to nothing. */
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type {Successor} from '../../../data/anchors';
import {addressOf, pathOf} from '../../lib/withBaseUrl';

/** Shows the successor of an anchor that the page lost, with the focus on it; nothing for an anchor that never was. */
export async function showSuccessor(id: string): Promise<void> {
  const {baseUrl} = siteConfig;
  const {pathname, hash} = window.location;
  const successor = (await moves(addressOf('/moved-anchors.json', baseUrl)))[`${pathOf(pathname, baseUrl)}#${id}`];
  // The reader may have gone on while the list was loading.
  if (!successor || window.location.pathname !== pathname || window.location.hash !== hash) return;
  const notice = document.createElement('div');
  notice.id = 'moved-section';
  notice.className = 'site-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  if ('note' in successor) {
    notice.textContent = successor.note;
    notice.tabIndex = -1;
    notice.focus();
  } else {
    const link = document.createElement('a');
    link.href = addressOf(successor.to, baseUrl);
    link.textContent = successor.title;
    // Here and not in the style sheet, which every page loads.
    link.style.cssText = 'color:inherit;text-decoration:underline';
    notice.append(movedText(), ' ', link);
    link.focus();
  }
  removeWhenLeft(notice);
}

/** Removes the notice when the reader goes on: to the link, to the text, or back; not when the window loses the focus. */
function removeWhenLeft(notice: HTMLElement): void {
  const ended = new AbortController();
  const {signal} = ended;
  const remove = () => {
    // First, because an element that has the focus loses it while it is being removed.
    ended.abort();
    notice.remove();
  };
  notice.addEventListener('click', remove, {signal});
  notice.addEventListener('focusout', () => document.hasFocus() && remove(), {signal});
  window.addEventListener('popstate', remove, {signal});
}

const movedText = () => translate({message: 'This section is now:'});

/** The list of moves; empty where it cannot be loaded, since an old link then leads to the top of its page. */
async function moves(address: string): Promise<Record<string, Successor>> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
