import {type FocusEvent, type PointerEvent, useLayoutEffect, useMemo, useState} from 'react';
import {tooltips} from './tooltipGroup';

/**
 * When a tooltip opens and closes. A mouse opens it after the delay of the group, the keyboard's focus at once; it
 * closes when both are gone, with Escape, with a press, or when another one opens.
 */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const handlers = useMemo(() => {
    let timer: number | undefined;
    const close = () => {
      window.clearTimeout(timer);
      setIsOpen(false);
    };
    const openAfter = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsOpen(true), ms);
    };
    return {
      close,
      events: {
        onPointerEnter({pointerType}: PointerEvent) {
          if (pointerType === 'mouse') openAfter(tooltips.delay());
        },
        onPointerLeave: close,
        onPointerDown: close,
        onFocus({target}: FocusEvent) {
          if (target.matches(':focus-visible')) openAfter(0);
        },
        onBlur: close,
      },
    };
  }, []);

  const {close, events} = handlers;
  // In the commit that shows it: an effect after the paint would miss an Escape that comes at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && close();
    tooltips.opened(close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      tooltips.closed(close);
    };
  }, [isOpen, close]);

  return {isOpen, events};
}
