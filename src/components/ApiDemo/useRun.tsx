import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {type ComponentType, useState} from 'react';
import styles from './styles.module.css';

export type Api = SocketApi | 'batch';
type Runner = ComponentType<{api: Api}>;

/** A run of an API against an emulator in the page, loaded by the click: the buttons that start and end it, and its frames. */
export function useRun(api: Api, endLabel: string) {
  const isReady = useIsBrowser();
  const [hasFailed, setFailed] = useState(false);
  /** Each run has a number, and a component of its own. */
  const [run, setRun] = useState<{Runner: Runner; number: number; isWide: boolean}>();

  function handleRun() {
    setFailed(false);
    import(/* webpackChunkName: "console-stage" */ '../Console/Runner').then(
      ({default: Runner}) =>
        setRun({Runner, number: (run?.number ?? 0) + 1, isWide: matchMedia('(width >= 1200px)').matches}),
      () => setFailed(true),
    );
  }

  function handleEnd({currentTarget}: {currentTarget: Element}) {
    // This button goes with the run.
    (currentTarget.previousElementSibling as HTMLElement).focus();
    setRun(undefined);
  }

  const buttons = (
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
        <button type="button" className="button" onClick={handleEnd}>
          {endLabel}
        </button>
      )}
    </div>
  );
  return {buttons, frames: run && <run.Runner key={run.number} api={api} />, isWide: run?.isWide};
}
