/**
 * Fetches ahead what the links in sight lead to, once the page has nothing else to do: links that come alive while the
 * page does would otherwise ask for twenty files before it answers a click.
 */
const links = new Set<HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;

/** A `ref` for a link of this site. */
export function fetchWhenSeen(link: HTMLAnchorElement): () => void {
  if (links.size === 0) whenIdle(observe);
  links.add(link);
  return () => {
    links.delete(link);
    observer?.unobserve(link);
  };
}

function observe(): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of links) observer.observe(link);
  links.clear();
}

// Safari has no word for it: half a second after the last link came is as good a guess as any.
const whenIdle = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 500));
