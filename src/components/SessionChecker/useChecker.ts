import type {CaptureReport} from '@site/packages/protocol/sessionCheck/check';
import type {CheckReply} from '@site/packages/protocol/sessionCheck/sessionCheck.worker';
import {useEffect, useRef, useState} from 'react';
import {texts} from './texts';

interface State {
  isBusy: boolean;
  /** Why the last recording could not be checked, in a sentence. */
  problem: string | null;
  report: CaptureReport | null;
}

/** Runs the check in a worker. `load` starts the worker ahead of time; the last recording wins. */
export function useChecker() {
  const worker = useRef<Worker | undefined>(undefined);
  const last = useRef(0);
  const [state, setState] = useState<State>({isBusy: false, problem: null, report: null});
  useEffect(() => () => worker.current?.terminate(), []);

  function load(): Worker | undefined {
    try {
      worker.current ??= open();
    } catch {
      fail();
    }
    return worker.current;
  }

  function open(): Worker {
    const opened = new Worker(
      /* webpackChunkName: "worker-check" */ new URL(
        '../../../packages/protocol/sessionCheck/sessionCheck.worker.ts',
        import.meta.url,
      ),
    );
    opened.onmessage = ({data}: MessageEvent<CheckReply>) => {
      if (data.id !== last.current) return;
      if (data.kind === 'report') setState({isBusy: false, problem: null, report: data.report});
      else setState((old) => ({...old, isBusy: false, problem: data.text}));
    };
    opened.onerror = fail;
    return opened;
  }

  /** A worker that failed is replaced with the next recording. */
  function fail(): void {
    worker.current?.terminate();
    worker.current = undefined;
    setState((old) => ({...old, isBusy: false, problem: last.current > 0 ? texts.failed() : old.problem}));
  }

  function check(recording: string | Blob): void {
    last.current += 1;
    setState((old) => ({...old, isBusy: true}));
    load()?.postMessage({id: last.current, recording});
  }

  return {state, load, check};
}
