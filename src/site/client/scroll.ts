/** Scrolling: follows the reader, and moves a list or a box of code without moving the page. */

/**
 * Calls `update` after the next frame, and in the frame after each scroll and each resize of the window, at most once per
 * frame. Returns a function that stops it.
 */
export function followScroll(update: () => void): () => void {
  let frame = 0;
  let isOver = false;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  // Measuring before the next frame would force a second layout.
  const first = requestAnimationFrame(() => setTimeout(() => !isOver && update()));
  window.addEventListener('scroll', schedule, {passive: true});
  window.addEventListener('resize', schedule);
  return () => {
    isOver = true;
    cancelAnimationFrame(first);
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}

/** Room above and below the entry, so that its neighbors are in sight, too. In CSS pixels. */
const ROOM_PX = 48;

/** Scrolls `list` as little as needed for `entry` to be in sight. Nothing else moves, as it would by `scrollIntoView`. */
export function scrollIntoList(list: HTMLElement, entry: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  const above = frame.top + ROOM_PX - top;
  const below = bottom - (frame.bottom - ROOM_PX);
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

/** In a narrower window code is not beside what it is about. */
const BESIDE_PX = 1200;

/** Scrolls a box of code to about `top`, so that no line is cut by its edge. In a narrow window, it begins with its first line. */
export function scrollToLine(box: HTMLElement, top: number): void {
  const line = Number.parseFloat(getComputedStyle(box).lineHeight);
  const lines = window.innerWidth < BESIDE_PX ? 0 : Math.max(0, Math.round(top / line));
  box.scrollTo({top: lines * line});
  box.toggleAttribute('data-scrolled', lines > 0);
}
