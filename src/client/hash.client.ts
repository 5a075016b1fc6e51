/**
 * Client module: a link to something that is folded away opens it. Covers closed `<details>` and tab panels that are
 * not chosen, on the first load, on navigation and when only the fragment changes.
 */
import {safeDecode} from '../lib/safeDecode';

export function onRouteDidUpdate({location}: {location: {hash: string}}) {
  reveal(location.hash);
}

function reveal(hash: string) {
  const target = hash.length > 1 ? document.getElementById(safeDecode(hash.slice(1))) : null;
  if (!target) return;
  const closed = ancestors(target).filter((node) => node instanceof HTMLDetailsElement && !node.open);
  const panels = ancestors(target).filter((node) => node.getAttribute('role') === 'tabpanel' && node.hidden);
  if (closed.length + panels.length === 0) return;
  for (const details of closed) (details as HTMLDetailsElement).open = true;
  for (const panel of panels) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
  // The panel is shown in React's next commit.
  requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
}

/** The element and all around it, innermost first. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node; node = node.parentElement) chain.push(node);
  return chain;
}
