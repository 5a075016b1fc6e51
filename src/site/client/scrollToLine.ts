/** Scrolls a box of code to about `top`, so that no line is cut by its edge. */
export function scrollToLine(box: HTMLElement, top: number): void {
  const line = Number.parseFloat(getComputedStyle(box).lineHeight);
  box.scrollTo({top: Math.round(top / line) * line});
}
