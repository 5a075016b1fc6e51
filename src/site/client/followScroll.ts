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
