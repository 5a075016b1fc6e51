import {safeDecode} from '@site/src/lib/safeDecode';
import {type RefObject, useEffect} from 'react';

const ACTIVE_CLASS = 'table-of-contents__link--active';
/** A heading counts as read when it stands this far below the top bar, in CSS pixels. */
const READING_LINE_PX = 120;

/**
 * Marks the link of the section being read, for eyes and for screen readers. `headings` starts it anew when the page
 * changes under a list that stays.
 */
export function useActiveHeading(list: RefObject<HTMLElement | null>, headings: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's headings need other links
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"], a[href*="#"]') ?? [])];
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(safeDecode(link.hash.slice(1)));
      return heading ? [{link, heading}] : [];
    });
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => mark(links, activeOf(sections)));
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [list, headings]);
}

type Section = {link: HTMLAnchorElement; heading: HTMLElement};

/** The last heading above the reading line; at the very end of a page, the last one. */
function activeOf(sections: Section[]): HTMLAnchorElement | undefined {
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && window.scrollY > 0) return sections.at(-1)?.link;
  return sections.findLast(({heading}) => heading.getBoundingClientRect().top <= READING_LINE_PX)?.link;
}

function mark(links: HTMLAnchorElement[], active: HTMLAnchorElement | undefined) {
  for (const link of links) {
    link.classList.toggle(ACTIVE_CLASS, link === active);
    if (link === active) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
