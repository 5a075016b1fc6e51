import {type RefObject, useEffect, useMemo, useState} from 'react';
import type {Html} from './openHtml';

/** When a hydrated page fetches its file. It fetches what the links in view need first. */
const FETCH_AFTER_MS = 1000;

/**
 * Returns what a component sets as the inner HTML of `element`, after `change`. For the page that the browser loaded, the
 * HTML is empty, because React leaves the content of an element as it is when it hydrates it. If the element has no
 * content, because React had to draw the page again, the HTML follows when the file is there.
 */
export function useHtml(
  html: Html,
  element: RefObject<HTMLElement | null>,
  change: (text: string) => string = (text) => text,
): {__html: string} {
  const isText = typeof html === 'string';
  const [late, setLate] = useState(isText ? '' : (html.now ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks of a page never change while it is open
  useEffect(() => {
    if (isText || html.now !== undefined) return;
    if (!element.current?.hasChildNodes()) html.later().then(setLate, () => {});
    // A reader who leaves the page and returns by a click needs it. If it fails, the page fetches it then.
    else setTimeout(() => html.later().catch(() => {}), FETCH_AFTER_MS);
  }, []);
  const text = isText ? html : late;
  // One object for one text: for another object, React writes the HTML again, which closes folds and drops selections.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a component always passes the same change
  return useMemo(() => ({__html: change(text)}), [text]);
}
