import {translate} from '@docusaurus/Translate';
import LiveText from '@site/src/shared/LiveText';
import {useCopying} from '@site/src/shared/useCopying';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 2000;

/**
 * A button that copies `read()`; says in words whether the browser allowed it, to eyes and to screen readers. It is an icon, unless
 * it has a label.
 */
export default function CopyButton({read, label}: {read: () => string; label?: string}) {
  const {state, copy} = useCopying(SHOWN_FOR_MS);
  const isIcon = state === 'idle' && !label;
  return (
    <button
      type="button"
      className={styles.button}
      data-state={state}
      onClick={() => copy(() => navigator.clipboard.writeText(read()))}
    >
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

const words = {
  idle: () => translate({message: 'Copy'}),
  copied: () => translate({message: 'Copied'}),
  failed: () => translate({message: 'Select the text and press Ctrl+C'}),
};
