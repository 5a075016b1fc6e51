import {useWorker} from '@site/src/lib/useWorker';
import type {FaultChoice} from '@speech-docs/emulator/console/faultMenu';
import type {ConsoleReply, ConsoleRequest, View} from '@speech-docs/emulator/console/host';
import type {BrokenRule, LogLine} from '@speech-docs/emulator/console/log';
import type {SocketApi} from '@speech-docs/protocol/rules/contract';
import {useEffect, useReducer} from 'react';
import {recordingUrls} from './recordingUrls';
import {texts} from './texts';

export interface ConsoleState {
  faults: FaultChoice[];
  lines: LogLine[];
  view: View | null;
  /** What the rules say of the text that was judged last. */
  judged: {text: string; broken: BrokenRule | null} | null;
  problem: string | null;
}

const EMPTY: ConsoleState = {
  faults: [],
  lines: [],
  view: null,
  judged: null,
  problem: null,
};

/** Runs the console in a worker, which starts with the panel. A worker that failed is replaced with the next request. */
export function useConsole(api: SocketApi) {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const worker = useWorker<ConsoleRequest, ConsoleReply>({
    open: () =>
      new Worker(
        /* webpackChunkName: "worker-socket" */ new URL(
          '../../../packages/emulator/console/console.worker.ts',
          import.meta.url,
        ),
      ),
    onReply: dispatch,
    onFailure: () => dispatch({kind: 'failed'}),
    greeting: () => {
      const here = Object.entries(recordingUrls).map(([name, address]) => [name, new URL(address, location.href).href]);
      return {kind: 'start', api, sounds: Object.fromEntries(here)};
    },
  });
  useEffect(() => worker.load(), [worker]);
  return {state, send: (request: ConsoleRequest) => worker.send(request)};
}

function reduce(state: ConsoleState, reply: ConsoleReply | {kind: 'failed'}): ConsoleState {
  switch (reply.kind) {
    case 'started':
      return {...state, faults: reply.faults};
    case 'lines':
      return reply.isNew
        ? {...state, lines: reply.lines, judged: null, problem: null}
        : {...state, lines: [...state.lines, ...reply.lines]};
    case 'view':
      return {...state, view: reply.view};
    case 'judged':
      return {...state, judged: reply};
    case 'problem':
      return {...state, problem: reply.text};
    case 'failed':
      // The session ended with the worker; its log stays.
      return {...state, view: null, judged: null, problem: texts.failed};
  }
}
