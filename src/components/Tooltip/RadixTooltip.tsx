import * as Radix from '@radix-ui/react-tooltip';
import {type ReactElement, type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;

export type Props = {
  text: ReactNode;
  children: ReactElement;
  /** Whether the pointer or the focus is still there when the first opening is due. */
  isWanted: () => boolean;
};

/** The tooltip itself. It mounts under a pointer that is already there, so it opens once by itself. */
export default function RadixTooltip({text, children, isWanted}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (!isWanted()) return;
      // Radix closes the others with this event; it sends none for a tooltip that it did not open itself.
      document.dispatchEvent(new CustomEvent('tooltip.open'));
      setIsOpen(true);
    }, OPEN_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted]);
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.content} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
