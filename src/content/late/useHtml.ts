import {type RefObject, useEffect, useMemo, useState} from 'react';
import type {BlockHtml, Html} from './openHtml';

/**
 * Returns what a component sets as the inner HTML of `element`, after `change`. For the page that the browser loaded, the
 * HTML is empty, because the content of an element stays as it is when it is hydrated. That content is kept for a
 * reader who leaves the page and returns by a click. If the element has no content, because the page had to be drawn
 * again, the HTML follows when the file is there.
 */
export function useHtml(
  html: Html,
  element: RefObject<HTMLElement | null>,
  change: (text: string) => string = (text) => text,
): {__html: string} {
  const block: Partial<BlockHtml> = typeof html === 'string' ? {now: html} : html;
  const [late, setLate] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks of a page never change while it is open
  useEffect(() => {
    const shown = element.current;
    if (typeof html === 'string' || html.now !== undefined || !shown) return;
    if (shown.hasChildNodes()) html.inDocument ??= shown.innerHTML;
    else html.later().then(setLate, setFailure);
  }, []);
  // To the error boundary around the block, which says so and draws it again.
  if (failure) throw failure;
  // One object for one text: for another object, React writes the HTML again, which closes folds and drops selections.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a component always passes the same change
  return useMemo(() => {
    const fromFile = block.now ?? late;
    return {__html: fromFile === undefined ? (block.inDocument ?? '') : change(fromFile)};
  }, [late]);
}
