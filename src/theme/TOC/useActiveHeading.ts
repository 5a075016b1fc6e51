import {safeDecode} from '@site/src/lib/safeDecode';
import {followScroll} from '@site/src/site/client/followScroll';
import {keepInSight} from '@site/src/site/client/keepInSight';
import {type RefObject, useEffect} from 'react';

/** A section is being read once its heading is in this upper part of the window, where the eye is. */
const READ_FROM = 0.3;
/** A jump puts its heading at most this far from the edge of the top bar, in CSS pixels. */
const TOLERANCE_PX = 40;

/**
 * Marks the link of the section being read, for eyes and for screen readers, here and in the sidebar. `headings` starts
 * it anew when the page changes under a list that stays.
 */
export function useActiveHeading(list: RefObject<HTMLElement | null>, headings: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's headings need other links
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[href*="#"]') ?? [])];
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(safeDecode(link.hash.slice(1)));
      return heading ? [{link, heading}] : [];
    });
    return followScroll(() => {
      const active = activeOf(sections);
      for (const link of links) setCurrent(link, link === active);
      markSection(active);
      if (list.current && active) keepInSight(list.current, active);
    });
  }, [list, headings]);
}

type Section = {link: HTMLAnchorElement; heading: HTMLElement};

/**
 * The heading that a jump put in its place, and otherwise the last one above the reading line. At the very end of a page, a
 * jump cannot put a heading there: the one that the address names counts while it is in sight, and otherwise the last one.
 */
function activeOf(all: Section[]): HTMLAnchorElement | undefined {
  // Headings in a tab panel that is not chosen are nowhere.
  const sections = all.filter(({heading}) => heading.getClientRects().length > 0);
  const isAtEnd =
    window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const named = sections.find(({link}) => link.hash === window.location.hash);
  if (named) {
    const below = topOf(named.heading) - placeOfJumps();
    if (Math.abs(below) < TOLERANCE_PX || (isAtEnd && below > 0 && below < window.innerHeight)) return named.link;
  }
  if (isAtEnd) return sections.at(-1)?.link;
  return sections.findLast(({heading}) => topOf(heading) <= window.innerHeight * READ_FROM)?.link;
}

/** Below a strip that sticks, a jump ends lower, by the margin of the heading. */
const topOf = (element: HTMLElement) =>
  element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop);

/** Where a jump puts a heading: the space that the top bar keeps free. */
function placeOfJumps(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** The sidebar has an entry for a section that readers look for. */
function markSection(active: HTMLAnchorElement | undefined) {
  const section = active?.closest('ul ul')?.parentElement?.querySelector('a') ?? active;
  for (const entry of document.querySelectorAll<HTMLAnchorElement>('.menu a[href*="#"]')) {
    setCurrent(entry, entry.href === section?.href);
  }
}

function setCurrent(link: HTMLAnchorElement, isCurrent: boolean) {
  if (isCurrent) link.setAttribute('aria-current', 'location');
  else link.removeAttribute('aria-current');
}
