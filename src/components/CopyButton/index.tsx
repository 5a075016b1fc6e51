import {translate} from '@docusaurus/Translate';
import LiveText from '@site/src/shared/LiveText';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'denied';

const SHOWN_FOR_MS = 2000;

/**
 * A button that copies `read()`; says in words whether the browser allowed it, to eyes and to screen readers. It is an icon, unless
 * it has a label.
 */
export default function CopyButton({read, label}: {read: () => string; label?: string}) {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function handleClick() {
    setState((await copy(read())) ? 'copied' : 'denied');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), SHOWN_FOR_MS);
  }

  const isIcon = state === 'idle' && !label;
  return (
    <button type="button" className={styles.button} data-state={state} onClick={handleClick}>
      <span className={isIcon ? 'visually-hidden' : undefined} aria-live="polite">
        <LiveText>{(state === 'idle' && label) || words[state]()}</LiveText>
      </span>
      {isIcon && (
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </svg>
      )}
    </button>
  );
}

const words: Record<State, () => string> = {
  idle: () => translate({message: 'Copy'}),
  copied: () => translate({message: 'Copied'}),
  denied: () => translate({message: 'Select the text and press Ctrl+C'}),
};

/** Returns whether the text is on the clipboard now; the permission may be denied or the page not secure. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
