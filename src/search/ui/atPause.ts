/**
 * Work that no key should wait for, such as on what is out of sight: it waits until the reader stops typing, or moves
 * towards it.
 */

/** Longer than between the keys of a quick typist. */
const PAUSE_MS = 150;
/** What may bring it into sight. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/** Calls `work` when nothing has asked for this for a moment; returns what calls that off. */
export function atPause(work: () => void): () => void {
  if (waiting.size === 0) for (const move of MOVES) addEventListener(move, onMove, {capture: true, passive: true});
  waiting.add(work);
  clearTimeout(timer);
  timer = setTimeout(doAll, PAUSE_MS);
  return () => {
    waiting.delete(work);
  };
}

function onMove(event: Event) {
  // Other keys are typed, and go nowhere.
  if (!(event instanceof KeyboardEvent) || /^(Arrow|Page|Home|End|Tab)/.test(event.key)) doAll();
}

/** In one go, so that React draws once. */
function doAll() {
  clearTimeout(timer);
  for (const move of MOVES) removeEventListener(move, onMove, {capture: true});
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}
