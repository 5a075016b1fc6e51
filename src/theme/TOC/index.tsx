/**
 * Ejected: in theme-classic 3.10 the list is no navigation landmark and has no `aria-current`; its highlighting misses
 * changes of the page's height, and a stray percent sign in a fragment stops it.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {safeDecode} from '@site/src/lib/safeDecode';
import {followScroll, scrollIntoList} from '@site/src/site/client/scroll';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ComponentProps, type RefObject, useEffect, useRef} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/TOC').default>;

export default function TOC({className, ...props}: Props) {
  const list = useRef<HTMLElement>(null);
  useActiveHeading(list, props.toc);
  return (
    <nav
      ref={list}
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      aria-label={translate({message: 'On this page'})}
    >
      {/* ours: a title */}
      <p className={styles.title} aria-hidden="true">
        <Translate>On this page</Translate>
      </p>
      {/* ours: no active class name, since useActiveHeading marks the link */}
      <TOCItems {...props} linkClassName="table-of-contents__link" />
    </nav>
  );
}

/** A jump to a section has ended once its heading is this near to the top bar, in CSS pixels. */
const NEAR_PX = 40;
/** Eyes read in the upper part of the window: a heading there begins the section that is read. */
const READ_SHARE = 0.3;
/** The longest smooth scroll to an anchor. */
const JUMP_MS = 1000;

/**
 * Marks the link of the section being read, for eyes and for screen readers, here and in the sidebar. `headings` starts
 * it anew when the page changes under a list that stays.
 */
function useActiveHeading(list: RefObject<HTMLElement | null>, headings: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's headings need other links
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[href*="#"]') ?? [])];
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(safeDecode(link.hash.slice(1)));
      // A panel that stays in sight is read beside a section, and is none.
      return heading && !heading.closest('.ref-panel') ? [{link, heading}] : [];
    });
    let jumpedAt = 0;
    const update = () => {
      const active = activeOf(sections, performance.now() - jumpedAt < JUMP_MS);
      for (const link of links) setCurrent(link, link === active);
      markSection(active);
      if (list.current && active) scrollIntoList(list.current, active);
    };
    const jump = () => {
      jumpedAt = performance.now();
      update();
    };
    window.addEventListener('hashchange', jump);
    const stop = followScroll(update);
    return () => {
      stop();
      window.removeEventListener('hashchange', jump);
    };
  }, [list, headings]);
}

type Section = {link: HTMLAnchorElement; heading: HTMLElement};

/**
 * The heading that a jump put in its place, and otherwise the one at the top bar, or the last one in the upper part of the
 * window or above it. At the very end of a page, a jump cannot put a heading there: the one that the address names counts
 * while it is in sight. At the end it is otherwise the last one.
 */
function activeOf(all: Section[], isJump: boolean): HTMLAnchorElement | undefined {
  // Headings in a tab panel that is not chosen are nowhere.
  const sections = all.filter(({heading}) => heading.getClientRects().length > 0);
  const isAtEnd =
    window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const named = sections.find(({link}) => link.hash === window.location.hash);
  if (named) {
    const below = belowPlace(named);
    if (below > -NEAR_PX && below < (isAtEnd || isJump ? window.innerHeight : NEAR_PX)) return named.link;
  }
  if (isAtEnd) return sections.at(-1)?.link;
  const atTop = sections.findLast((one) => Math.abs(belowPlace(one)) < NEAR_PX);
  return (atTop ?? sections.findLast((one) => belowPlace(one) < window.innerHeight * READ_SHARE))?.link;
}

/** How far the heading is from where a jump puts it: under the top bar and, below a strip that sticks, under its margin. */
function belowPlace({heading}: Section): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const {scrollMarginTop} = getComputedStyle(heading);
  return heading.getBoundingClientRect().top - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollPaddingTop);
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
