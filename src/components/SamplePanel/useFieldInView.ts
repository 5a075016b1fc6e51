import {followScroll} from '@site/src/site/client/followScroll';
import {type RefObject, useEffect} from 'react';

/** The name of the highlight in src/css/referencePanel.css. */
const HIGHLIGHT = 'site-field';
/** A field is being read when it begins above this line below the top of the panel, in CSS pixels. */
const READING_LINE_PX = 60;
const CLOSED = 'details:not([open])';
/** The height of a line of the sample. */
const MARK_PX = 20;

/**
 * Marks the name of the field that is being read in the samples of a panel. The marks are the browser's own highlights:
 * the code stays as it is. Browsers without them show the sample without marks.
 */
export function useFieldInView(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = panel.current?.parentElement;
    if (!around || typeof Highlight === 'undefined') return;
    let shown = '';
    const stop = followScroll(() => {
      // The browser does not lay out what is folded, unless it is measured.
      if (around.closest(CLOSED)) return;
      const line = (panel.current?.getBoundingClientRect().top ?? 0) + READING_LINE_PX;
      const field = isInWindow(around) ? fieldAt(around, line) : undefined;
      const name = field?.id.split('.').at(-1) ?? '';
      if (name === shown) return;
      shown = name;
      const ranges = name && panel.current ? mentions(panel.current, name) : [];
      CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
      for (const code of panel.current?.querySelectorAll('pre') ?? []) scrollToFirst(code, ranges);
    });
    return () => {
      stop();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [panel]);
}

function isInWindow(element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** The last field that begins above a line of the window, and is in no closed fold. */
function fieldAt(around: HTMLElement, line: number): HTMLElement | undefined {
  const open = around.querySelectorAll<HTMLElement>(`.ref-field:not(${CLOSED} *)`);
  return [...open].findLast((field) => {
    const {top, height} = field.getBoundingClientRect();
    return height > 0 && top <= line;
  });
}

/** Where code of the panel has the name, whole: between quotes, or before a sign of equality. */
function mentions(panel: HTMLElement, name: string): Range[] {
  const ranges: Range[] = [];
  for (const code of panel.querySelectorAll('pre')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {index} of (node.nodeValue ?? '').matchAll(wholeWord(name))) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + name.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Scrolls code that is higher than its box, unless one of its marks is in sight. */
function scrollToFirst(code: HTMLElement, ranges: Range[]): void {
  if (code.scrollHeight <= code.clientHeight) return;
  const box = code.getBoundingClientRect();
  const tops = ranges
    .filter(({startContainer}) => code.contains(startContainer))
    .map((range) => range.getBoundingClientRect().top - box.top);
  const [first] = tops;
  if (first === undefined || tops.some((top) => top >= 0 && top < box.height - MARK_PX)) return;
  code.scrollTop += first - box.height / 3;
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`, 'g');
}
