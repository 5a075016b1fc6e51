/**
 * Client module: a link whose fragment has a stray percent sign leads to the address with the sign written as one. Docusaurus
 * 3.10 decodes fragments in a layout effect, and a throw there takes the page down. What is typed, set, or gone back to is the
 * early script's; addresses of hits are written so when they are read (src/search/address.ts).
 */
import {isPlainClick} from '../../lib/links';
import {fixPercentEncoding} from '../../lib/safeDecode';

function followFixed(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
  const {pathname, search, hash} = link;
  const fixed = fixPercentEncoding(hash);
  if (fixed === hash) return;
  // The router, which listens below, leaves the click alone.
  event.preventDefault();
  if (pathname + search === location.pathname + location.search) location.hash = fixed;
  else location.assign(pathname + search + fixed);
}

if (typeof document !== 'undefined') document.addEventListener('click', followFixed, true);
