import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the tooltip says; never the only place that says it. */
  text: ReactNode;
  /** The control that it belongs to: one element. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

const OPEN_DELAY_MS = 200;
/** After a tooltip closed, the next one opens at once for this long: the reader is looking through the controls. */
const SKIP_DELAY_MS = 300;

/** Closes the tooltip that is open, of all on the page. */
let closeOpen: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** A hint at a control, for mouse and keyboard. It stays while the pointer is on it, so that it can be read enlarged. */
export default function Tooltip({text, children}: Props) {
  const id = useId();
  const {isOpen, events} = useTooltip();
  return (
    <span className={styles.anchor} {...events}>
      {isOpen ? cloneElement(children, {'aria-describedby': id}) : children}
      {isOpen && (
        <span ref={keepInside} id={id} role="tooltip" className={styles.tip}>
          <span className={styles.text}>{text}</span>
        </span>
      )}
    </span>
  );
}

function keepInside(tip: HTMLElement | null): void {
  const left = tip?.getBoundingClientRect().left ?? 0;
  if (tip && left < 0) tip.style.translate = `${-left}px`;
}

/**
 * When a tooltip opens and closes. A mouse opens it after a delay, the keyboard's focus at once; it closes when both are
 * gone, with Escape, with a press, or when another one opens.
 */
function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const {close, events} = useMemo(() => {
    let timer: number | undefined;
    const close = () => {
      window.clearTimeout(timer);
      setIsOpen(false);
    };
    const openAfter = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsOpen(true), ms);
    };
    const events = {
      onPointerEnter({pointerType}: PointerEvent) {
        const isNext = closeOpen || performance.now() - closedAt < SKIP_DELAY_MS;
        if (pointerType === 'mouse') openAfter(isNext ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus({target}: FocusEvent) {
        if (target.matches(':focus-visible')) openAfter(0);
      },
      onBlur: close,
    };
    return {close, events};
  }, []);

  // In the commit that shows it: an effect after the paint would miss an Escape that comes at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && close();
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      if (closeOpen !== close) return;
      closeOpen = undefined;
      closedAt = performance.now();
    };
  }, [isOpen, close]);

  return {isOpen, events};
}
