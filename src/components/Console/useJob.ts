import type {Exchange, RestError} from '@site/packages/emulator/console/rest';
import type {JobReply, JobRequest} from '@site/packages/emulator/console/rest.worker';
import {useEffect, useReducer, useRef} from 'react';
import {sounds} from './sounds';
import {texts} from './texts';

export interface JobState {
  errors: RestError[];
  exchanges: Exchange[];
  isBusy: boolean;
  problem: string | null;
}

type Action = JobReply | {kind: 'sent'} | {kind: 'failed'};

const EMPTY: JobState = {errors: [], exchanges: [], isBusy: false, problem: null};

/** Runs batch jobs in a worker, which starts with the panel. */
export function useJob() {
  const worker = useRef<Worker | undefined>(undefined);
  const [state, dispatch] = useReducer(reduce, EMPTY);

  useEffect(() => {
    worker.current = openWorker(dispatch);
    return () => worker.current?.terminate();
  }, []);

  async function send(error: string, config: string): Promise<void> {
    dispatch({kind: 'sent'});
    try {
      const response = await fetch(sounds['harbor-tour'] ?? '');
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const request: JobRequest = {error, config, sound: await response.arrayBuffer()};
      worker.current?.postMessage(request);
    } catch {
      dispatch({kind: 'failed'});
    }
  }

  return {state, send};
}

function openWorker(dispatch: (action: Action) => void): Worker | undefined {
  try {
    const worker = new Worker(
      /* webpackChunkName: "worker-job" */ new URL(
        '../../../packages/emulator/console/rest.worker.ts',
        import.meta.url,
      ),
    );
    worker.onmessage = ({data}: MessageEvent<JobReply>) => dispatch(data);
    worker.onerror = () => dispatch({kind: 'failed'});
    return worker;
  } catch {
    dispatch({kind: 'failed'});
    return undefined;
  }
}

function reduce(state: JobState, action: Action): JobState {
  switch (action.kind) {
    case 'started':
      return {...state, errors: action.errors};
    case 'sent':
      return {...state, exchanges: [], isBusy: true, problem: null};
    case 'exchange':
      return {...state, exchanges: [...state.exchanges, action.exchange]};
    case 'ended':
      return {...state, isBusy: false};
    case 'failed':
      return {...state, isBusy: false, problem: texts.failed()};
  }
}
