import {useWorker} from '@site/src/lib/useWorker';
import type {Exchange, RestError} from '@speech-docs/emulator/console/rest';
import type {JobReply, JobRequest} from '@speech-docs/emulator/console/rest.worker';
import {useEffect, useReducer} from 'react';
import {recordingUrls} from './recordingUrls';
import {texts} from './texts';

interface JobState {
  errors: RestError[];
  exchanges: Exchange[];
  isBusy: boolean;
  problem: string | null;
}

type Action = JobReply | {kind: 'sent'};

const EMPTY: JobState = {errors: [], exchanges: [], isBusy: false, problem: null};

/** Runs batch jobs in a worker, which starts with the panel. A worker that failed is replaced with the next request. */
export function useJob() {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const worker = useWorker<JobRequest, JobReply>({
    open: () =>
      new Worker(
        /* webpackChunkName: "worker-job" */ new URL(
          '../../../packages/emulator/console/rest.worker.ts',
          import.meta.url,
        ),
      ),
    onReply: dispatch,
    onFailure: () => dispatch({kind: 'failed'}),
  });
  useEffect(() => worker.load(), [worker]);

  async function send(error: string, config: string): Promise<void> {
    dispatch({kind: 'sent'});
    try {
      const response = await fetch(recordingUrls['harbor-tour'] ?? '');
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      worker.send({error, config, sound: await response.arrayBuffer()});
    } catch {
      dispatch({kind: 'failed'});
    }
  }

  return {state, send};
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
      return {...state, isBusy: false, problem: texts.failed};
  }
}
