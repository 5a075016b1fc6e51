import {ownLink} from './ownLink';
import {isPlainClick} from './plainClick';

/** Opens the site's links in a block without a reload, and fetches their pages once they are seen. Returns what ends that. */
export function tendLinks(block: HTMLElement | null, open: (address: string) => void): (() => void) | undefined {
  const links = block?.querySelectorAll('a[href^="/"]') ?? [];
  if (links.length === 0) return undefined;
  const onClick = (event: MouseEvent) => {
    const {target} = event;
    const address = target instanceof Node && block?.contains(target) ? ownLink(target) : null;
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    open(address);
  };
  // Not on the block: screen readers would call all of its text clickable.
  document.addEventListener('click', onClick);
  const endFetching = 'IntersectionObserver' in window ? fetchWhenSeen(links) : undefined;
  return () => {
    document.removeEventListener('click', onClick);
    endFetching?.();
  };
}

function fetchWhenSeen(links: Iterable<Element>): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      const address = isIntersecting && ownLink(target);
      if (!address) continue;
      observer.unobserve(target);
      window.docusaurus.prefetch(address);
    }
  });
  for (const link of links) observer.observe(link);
  return () => observer.disconnect();
}
