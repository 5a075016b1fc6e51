/** The headings of the page that is shown. */

export interface Section {
  id: string;
  text: string;
  level: 2 | 3;
  /** The one that is being read. */
  isCurrent: boolean;
}

/** A heading counts as read from where a jump puts it, and this much below. In CSS pixels. */
const TOLERANCE_PX = 8;

/** Returns the headings that a contents list shows, without those in tab panels that are not chosen. */
export function readSections(): Section[] {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + TOLERANCE_PX;
  const headings = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown :is(h2, h3)[id]')].filter(
    (heading) => heading.getClientRects().length > 0,
  );
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
  return headings.map((heading) => ({
    id: heading.id,
    text: textOf(heading),
    level: heading.localName === 'h2' ? 2 : 3,
    isCurrent: heading === current,
  }));
}

/** The words of a heading, without the link to itself. */
function textOf(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('.hash-link, button')) link.remove();
  return copy.textContent?.trim() ?? '';
}
