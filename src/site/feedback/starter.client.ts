/**
 * Client module: "Something wrong here?" beside the heading or error that the pointer or the focus is on. It is one
 * button for the whole page, outside React, because a button at each of a page's headings would be part of every page.
 */
import {ASK} from './texts';

/** Headings of sections, and cells of tables that name an error. A summary is a control, which contains no other one. */
const PLACES = 'main article :is(h2, h3, h4)[id]:not(summary *), main article td:has(> [id])';

let button: HTMLButtonElement | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', showAt);
  document.addEventListener('focusin', showAt);
}

/** A page that is left takes the button's place with it. */
export function onRouteUpdate(): void {
  button?.remove();
}

function showAt({target}: Event): void {
  const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
  if (!place) return;
  button ??= createButton();
  const isCell = place.tagName === 'TD';
  if (isCell) place.append(button);
  else place.after(button);
  // After a heading, whose line ends with the sign that links to it, or above one that leaves no room, or in the corner of
  // a cell: it moves no text.
  const sign = place.querySelector<HTMLElement>(':scope > .hash-link');
  const end = sign ? sign.offsetLeft + sign.offsetWidth : 0;
  button.style.insetInline = '';
  const fits = sign && !isCell && end + button.offsetWidth <= place.offsetLeft + place.offsetWidth;
  if (fits) button.style.insetInline = `${end}px auto`;
  button.style.insetBlockStart = isCell ? '1.5rem' : `${fits ? sign.offsetTop + sign.offsetHeight : place.offsetTop}px`;
}

function createButton(): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = 'feedback-button';
  created.dataset.search = 'skip';
  created.textContent = ASK;
  // A press on a button would clear the selection that the report quotes.
  created.addEventListener('pointerdown', (event) => event.preventDefault());
  created.addEventListener('mousedown', (event) => event.preventDefault());
  created.addEventListener('click', open);
  return created;
}

async function open(): Promise<void> {
  const place = placeOf(button);
  const selection = String(getSelection());
  const {openReport} = await import(/* webpackChunkName: "feedback" */ './openReport');
  openReport({place, selection});
}

/** The heading before the button, or the named element in its cell. */
function placeOf(shown: HTMLButtonElement | undefined): HTMLElement | null {
  const before = shown?.previousElementSibling;
  if (before instanceof HTMLElement && before.id) return before;
  return shown?.parentElement?.querySelector<HTMLElement>(':scope > [id]') ?? null;
}
