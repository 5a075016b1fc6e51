import {useWorker} from '@site/src/shared/useWorker';
import type {CaptureReport} from '@speech-docs/protocol/sessionCheck';
import type {CheckReply, CheckRequest} from '@speech-docs/protocol/sessionCheck.worker';
import {useState} from 'react';
import {texts} from './texts';

interface State {
  isBusy: boolean;
  /** Why the last recording could not be checked, in a sentence. */
  problem: string | null;
  report: CaptureReport | null;
  reports: number;
}

const IDLE = {isBusy: false, problem: null, report: null};

/** Runs the check in a worker. `load` starts the worker ahead of time; the last recording wins. */
export function useChecker() {
  const [state, setState] = useState<State>({...IDLE, reports: 0});
  const worker = useWorker<CheckRequest, CheckReply>({
    open: () =>
      new Worker(
        /* webpackChunkName: "worker-check" */ new URL('@speech-docs/protocol/sessionCheck.worker', import.meta.url),
      ),
    onReply: (reply) =>
      setState((old) => {
        // The reader has emptied the field since.
        if (!old.isBusy) return old;
        return reply.kind === 'report'
          ? {...IDLE, report: reply.report, reports: old.reports + 1}
          : {...old, ...IDLE, problem: reply.text};
      }),
    // A worker that was only opened ahead had no recording.
    onFailure: () => setState((old) => (old.isBusy ? {...old, ...IDLE, problem: texts.failed} : old)),
    isReplacing: true,
  });

  function check(recording: string | Blob): void {
    setState((old) => ({...old, isBusy: true}));
    worker.send({recording});
  }

  return {state, load: () => worker.load(), check, clear: () => setState((old) => ({...old, ...IDLE}))};
}
