import {translate} from '@docusaurus/Translate';
import type {SocketApi} from '@speech-docs/protocol/rules/contract';
import clsx from 'clsx';
import {Children, type ComponentType, isValidElement, type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

type Runner = ComponentType<{api: SocketApi | 'batch'}>;

/**
 * One API on the stage. Its children are three blocks: what it is for, what comes of it, and its program. The button puts the
 * frames of an emulator in the page in the place of the program; nothing of it is loaded before the click.
 */
export default function Scene({api, children}: {api: SocketApi | 'batch'; children: ReactNode}) {
  const [purpose, outcome, program] = Children.toArray(children).filter(isValidElement);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [runner, setRunner] = useState<{Runner: Runner}>();
  /** Counts runs: each has a component of its own. */
  const [run, setRun] = useState(0);
  useEffect(() => setReady(true), []);

  function handleRun() {
    setFailed(false);
    import(/* webpackChunkName: "console-stage" */ '../Console/Runner').then(
      ({default: Runner}) => {
        setRunner({Runner});
        setRun(run + 1);
      },
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
            {hasFailed ? words.failed() : runner ? words.again() : words.run()}
          </button>
          {runner && (
            <button type="button" className={clsx('button', styles.quiet)} onClick={() => setRunner(undefined)}>
              {words.program()}
            </button>
          )}
        </div>
      </div>
      <div className={styles.outcome}>{outcome}</div>
      <div className={styles.program} hidden={runner !== undefined}>
        {program}
      </div>
      {runner && (
        <div className={styles.program}>
          <runner.Runner key={run} api={api} />
        </div>
      )}
    </div>
  );
}

const words = {
  run: () =>
    translate({
      id: 'component.Scene.run',
      message: 'Run it here, no account',
      description: 'Starts the emulator in the page',
    }),
  again: () => translate({id: 'component.Scene.again', message: 'Run it again', description: 'Starts another run'}),
  program: () =>
    translate({
      id: 'component.Scene.program',
      message: 'Show the program',
      description: 'In place of the frames of a run',
    }),
  failed: () =>
    translate({
      id: 'component.Scene.failed',
      message: 'Not loaded. Retry',
      description: 'On the button that starts a run',
    }),
};
