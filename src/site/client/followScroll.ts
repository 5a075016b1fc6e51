/**
 * Calls `update` before the next paint, and again after each scroll and each change of the window's size, at most once per
 * frame. Returns the function that ends it.
 */
export function followScroll(update: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  schedule();
  window.addEventListener('scroll', schedule, {passive: true});
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
