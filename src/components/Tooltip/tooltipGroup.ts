/** What all tooltips of the page share: which one is open, and when the last one closed. */
const OPEN_DELAY_MS = 200;
/** After a tooltip closed, the next one opens at once for this long: the reader is looking through the controls. */
const SKIP_DELAY_MS = 300;

type Close = () => void;

let open: Close | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

export const tooltips = {
  /** How long the pointer must rest on a control before its tooltip opens. */
  delay: () => (open || performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS),
  /** Notes the tooltip that opened, and closes the one that was open. */
  opened(close: Close) {
    if (open !== close) open?.();
    open = close;
  },
  /** Notes that this tooltip closed. */
  closed(close: Close) {
    if (open !== close) return;
    open = undefined;
    closedAt = performance.now();
  },
};
