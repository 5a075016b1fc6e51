/** What all tooltips of the page share: which one is open, and when the last one closed. */

const OPEN_DELAY_MS = 200;
/** After a tooltip closed, the next one opens at once for this long: the reader is looking through the controls. */
const SKIP_DELAY_MS = 300;

type Close = () => void;

interface TooltipGroup {
  /** How long the pointer must rest on a control before its tooltip opens. */
  delay(): number;
  /** Notes the tooltip that opened, and closes the one that was open. */
  opened(close: Close): void;
  /** Notes that this tooltip closed. */
  closed(close: Close): void;
}

/** Returns a group with nothing open; `now` is the time in milliseconds. */
function createTooltipGroup(now = () => performance.now()): TooltipGroup {
  let open: Close | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    delay: () => (open || now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS),
    opened(close) {
      if (open !== close) open?.();
      open = close;
    },
    closed(close) {
      if (open !== close) return;
      open = undefined;
      closedAt = now();
    },
  };
}

export const tooltips = createTooltipGroup();
