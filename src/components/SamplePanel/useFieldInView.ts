import {followScroll, scrollToLine} from '@site/src/site/client/scroll';
import {type RefObject, useEffect} from 'react';

/** The highlight in src/css/referencePanel.css. */
const LINE = 'site-line';
/** A field is being read when it begins above this line below the top of the panel, in CSS pixels. */
const READING_LINE_PX = 60;
const CLOSED = 'details:not([open])';
/** The height of a line of the sample. */
const MARK_PX = 20;

/**
 * Marks the line of the field that is being read in the samples of a panel. The marks are the browser's own highlights:
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
      const lines = name && panel.current ? linesWith(panel.current, name) : [];
      CSS.highlights.set(LINE, new Highlight(...lines));
      for (const box of panel.current ? [...codesOf(panel.current), panel.current] : []) scrollToFirst(box, lines);
    });
    return () => {
      stop();
      CSS.highlights.delete(LINE);
    };
  }, [panel]);
}

function isInWindow(element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

function codesOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(`pre:not(${CLOSED} *)`)];
}

/** The last field that begins above a line of the window, and is in no closed fold. */
function fieldAt(around: HTMLElement, line: number): HTMLElement | undefined {
  const open = around.querySelectorAll<HTMLElement>(`.ref-field:not(${CLOSED} *)`);
  return [...open].findLast((field) => {
    const {top, height} = field.getBoundingClientRect();
    return height > 0 && top <= line;
  });
}

function linesWith(panel: HTMLElement, name: string): Range[] {
  return codesOf(panel).flatMap((code) => {
    const text = code.textContent ?? '';
    return [...text.matchAll(wholeWord(name))].map(({index}) => {
      const start = text.lastIndexOf('\n', index) + 1;
      const indent = text.slice(start).search(/\S/);
      const end = text.indexOf('\n', index);
      return rangeOf(code, start + indent, end < 0 ? text.length : end);
    });
  });
}

function rangeOf(element: HTMLElement, from: number, to: number): Range {
  const range = new Range();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let place = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (from >= place && from < place + length) range.setStart(node, from - place);
    if (to > place && to <= place + length) {
      range.setEnd(node, to - place);
      break;
    }
    place += length;
  }
  return range;
}

/** Scrolls a box that is lower than its content, unless one of the lines is in sight. */
function scrollToFirst(box: HTMLElement, lines: Range[]): void {
  if (box.scrollHeight <= box.clientHeight) return;
  const {top, height} = box.getBoundingClientRect();
  const tops = lines
    .filter(({startContainer}) => box.contains(startContainer))
    .map((line) => line.getBoundingClientRect())
    .filter((line) => line.height > 0)
    .map((line) => line.top - top);
  const [first] = tops;
  if (first === undefined || tops.some((place) => place >= 0 && place < height - MARK_PX)) return;
  scrollToLine(box, box.scrollTop + first - height / 3);
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`, 'g');
}
