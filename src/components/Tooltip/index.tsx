import {cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {useTooltip} from './useTooltip';

type Props = {
  /** What the tooltip says; never the only place that says it. */
  text: ReactNode;
  /** The control that it belongs to: one element. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

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

/** Moves a tooltip that would begin outside the window into it. */
function keepInside(tip: HTMLElement | null): void {
  const left = tip?.getBoundingClientRect().left ?? 0;
  if (tip && left < 0) tip.style.translate = `${-left}px`;
}
