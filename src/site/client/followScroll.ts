/**
 * Calls `update` after the next picture, and before the one after each scroll and each change of the window's size, at most
 * once per frame. Returns the function that ends it.
 */
export function followScroll(update: () => void): () => void {
  let frame = 0;
  let isOver = false;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  // The next picture lays the page out. To measure before that would lay it out twice.
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
