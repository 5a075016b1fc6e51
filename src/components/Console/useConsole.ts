import type {Beyond} from '@site/packages/emulator/console/beyond';
import type {Exported} from '@site/packages/emulator/console/exportFormats';
import type {FaultChoice} from '@site/packages/emulator/console/faultMenu';
import type {ConsoleReply, ConsoleRequest, View} from '@site/packages/emulator/console/host';
import type {BrokenRule, LogLine} from '@site/packages/emulator/console/log';
import type {SocketApi} from '@site/packages/protocol/rules/contract';
import {useEffect, useReducer, useRef} from 'react';
import {sounds} from './sounds';
import {texts} from './texts';

export interface ConsoleState {
  faults: FaultChoice[];
  beyond: Beyond[];
  lines: LogLine[];
  view: View | null;
  /** What the rules say of the text that was judged last. */
  judged: {text: string; broken: BrokenRule | null} | null;
  exported: Exported | null;
  /** What the client did, ready to be edited. */
  edited: {text: string} | null;
  problem: string | null;
}

const EMPTY: ConsoleState = {
  faults: [],
  beyond: [],
  lines: [],
  view: null,
  judged: null,
  exported: null,
  edited: null,
  problem: null,
};

/** Runs the console in a worker, which starts with the panel. A worker that failed is replaced with the next request. */
export function useConsole(api: SocketApi) {
  const worker = useRef<Worker | undefined>(undefined);
  const [state, dispatch] = useReducer(reduce, EMPTY);

  useEffect(() => {
    worker.current = openWorker(api, dispatch);
    return () => worker.current?.terminate();
  }, [api]);

  function send(request: ConsoleRequest): void {
    worker.current ??= openWorker(api, dispatch);
    worker.current?.postMessage(request);
  }

  return {state, send};
}

function openWorker(api: SocketApi, dispatch: (reply: ConsoleReply) => void): Worker | undefined {
  try {
    const worker = new Worker(
      /* webpackChunkName: "worker-socket" */ new URL(
        '../../../packages/emulator/console/console.worker.ts',
        import.meta.url,
      ),
    );
    worker.onmessage = ({data}: MessageEvent<ConsoleReply>) => dispatch(data);
    worker.onerror = () => dispatch({kind: 'problem', text: texts.failed()});
    const here = Object.entries(sounds).map(([name, address]) => [name, new URL(address, location.href).href]);
    const request: ConsoleRequest = {kind: 'start', api, sounds: Object.fromEntries(here)};
    worker.postMessage(request);
    return worker;
  } catch {
    dispatch({kind: 'problem', text: texts.failed()});
    return undefined;
  }
}

function reduce(state: ConsoleState, reply: ConsoleReply): ConsoleState {
  switch (reply.kind) {
    case 'started':
      return {...state, faults: reply.faults, beyond: reply.beyond};
    case 'lines':
      return reply.isNew
        ? {...state, lines: reply.lines, exported: null, judged: null, problem: null}
        : {...state, lines: [...state.lines, ...reply.lines]};
    case 'view':
      return {...state, view: reply.view};
    case 'judged':
      return {...state, judged: reply};
    case 'exported':
      return {...state, exported: reply.exported};
    case 'edited':
      return {...state, edited: {text: reply.text}};
    case 'problem':
      return {...state, problem: reply.text};
  }
}
