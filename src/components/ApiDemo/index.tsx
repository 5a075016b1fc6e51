import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {Children, type ComponentType, isValidElement, type ReactNode, useState} from 'react';
import styles from './styles.module.css';

type Runner = ComponentType<{api: SocketApi | 'batch'}>;

/**
 * One API on the stage. Its children are three blocks: what it is for, what comes of it, and its program. The button puts the
 * frames of an emulator in the page in the place of the program; nothing of it is loaded before the click.
 */
export default function ApiDemo({api, children}: {api: SocketApi | 'batch'; children: ReactNode}) {
  const [purpose, outcome, program] = Children.toArray(children).filter(isValidElement);
  const isReady = useIsBrowser();
  const [hasFailed, setFailed] = useState(false);
  /** Each run has a number, and a component of its own. */
  const [run, setRun] = useState<{Runner: Runner; number: number}>();

  function handleRun() {
    setFailed(false);
    import(/* webpackChunkName: "console-stage" */ '../Console/Runner').then(
      ({default: Runner}) => setRun({Runner, number: (run?.number ?? 0) + 1}),
      () => setFailed(true),
    );
  }

  return (
    <div className={styles.scene}>
      <div className={styles.purpose}>
        {purpose}
        <div className={styles.actions} data-markdown="skip" data-search="skip">
          <button
            type="button"
            className="button button--primary"
            aria-live="polite"
            disabled={!isReady}
            onClick={handleRun}
          >
            {hasFailed
              ? translate({message: 'Not loaded. Retry'})
              : run
                ? translate({message: 'Run it again'})
                : translate({message: 'Run it here, no account'})}
          </button>
          {run && (
            <button type="button" className="button" onClick={() => setRun(undefined)}>
              {translate({message: 'Show the program'})}
            </button>
          )}
        </div>
      </div>
      {run && (
        <div className={styles.program}>
          <run.Runner key={run.number} api={api} />
        </div>
      )}
      <div className={styles.program} hidden={run !== undefined}>
        {program}
      </div>
      <div className={styles.outcome}>{outcome}</div>
    </div>
  );
}
