/**
 * Notes what a reader did in the HTML of a block before its script was there: folds that are open, and the focus. Returns
 * the function that does the same in the block that replaces it.
 */
export function rememberReader(before: Element | null): (after: Element | null) => void {
  const open = foldsOf(before).map((fold) => fold.open);
  const focused = before?.contains(document.activeElement) ? document.activeElement : null;
  // The block has the elements of its HTML in the same order.
  const index = focused ? [...(before?.querySelectorAll(focused.localName) ?? [])].indexOf(focused) : -1;
  return (after) => {
    foldsOf(after).forEach((fold, place) => {
      fold.open ||= open[place] ?? false;
    });
    if (focused) after?.querySelectorAll<HTMLElement>(focused.localName)[index]?.focus({preventScroll: true});
  };
}

const foldsOf = (block: Element | null) => [...(block?.querySelectorAll('details') ?? [])];
