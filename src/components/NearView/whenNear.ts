/** One window above and below the view: time for a script of 10 kB while the reader scrolls on. */
const MARGIN = '100% 0px';

/**
 * Calls `act` once, when the content of `place` is near the view, or when the reader begins to go from control to control
 * by the Tab key, which skips what has no script yet, however far away it is. Returns the function that ends the wait.
 */
export function whenNear(place: Element, act: () => void): () => void {
  const content = place.firstElementChild;
  // Nothing to look at while it loads, or a browser that cannot say what is near.
  if (!content || !('IntersectionObserver' in window)) {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && once(), {
    rootMargin: MARGIN,
  });
  const handleKey = ({key}: KeyboardEvent) => key === 'Tab' && once();
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('keydown', handleKey);
  };
  const once = () => {
    stop();
    act();
  };
  observer.observe(content);
  window.addEventListener('keydown', handleKey);
  return stop;
}
