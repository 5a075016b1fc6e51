/** The emulator in a worker of the page: a session of a socket, or a job of the batch API, and the next step of a session. */
import harborTour from '@site/samples/audio/harbor-tour.wav';
import repairDesk from '@site/samples/audio/repair-desk.wav';
import ticketWindow from '@site/samples/audio/ticket-window.wav';
import {useWorker} from '@site/src/shared/useWorker';
import type {
  BrokenRule,
  Choice,
  ConsoleReply,
  ConsoleRequest,
  Exchange,
  FaultChoice,
  JobReply,
  JobRequest,
  LogLine,
  RestError,
  View,
} from '@speech-docs/emulator/console';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {useEffect, useReducer, useRef} from 'react';
import {texts} from './texts';

/** Addresses of the recordings that the console sends; none is requested before it is played. */
const recordingUrls: Record<string, string> = {
  'harbor-tour': harborTour,
  'repair-desk': repairDesk,
  'ticket-window': ticketWindow,
};

export interface ConsoleState {
  faults: FaultChoice[];
  lines: LogLine[];
  view: View | null;
  /** What the rules say of the text that was judged last. */
  judged: {text: string; broken: BrokenRule | null} | null;
  problem: string | null;
}

const NO_SESSION: ConsoleState = {faults: [], lines: [], view: null, judged: null, problem: null};

/** Runs the console in a worker, which starts with the panel. A worker that failed is replaced with the next request. */
export function useConsole(api: SocketApi) {
  const [state, dispatch] = useReducer(reduceSession, NO_SESSION);
  const worker = useWorker<ConsoleRequest, ConsoleReply>({
    open: () =>
      new Worker(
        /* webpackChunkName: "worker-socket" */ new URL('@speech-docs/emulator/console.worker', import.meta.url),
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

function reduceSession(state: ConsoleState, reply: ConsoleReply | {kind: 'failed'}): ConsoleState {
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

interface JobState {
  errors: RestError[];
  exchanges: Exchange[];
  isBusy: boolean;
  problem: string | null;
}

const NO_JOB: JobState = {errors: [], exchanges: [], isBusy: false, problem: null};

/** Runs batch jobs in a worker, which starts with the panel. A worker that failed is replaced with the next request. */
export function useJob() {
  const [state, dispatch] = useReducer(reduceJob, NO_JOB);
  const worker = useWorker<JobRequest, JobReply>({
    open: () =>
      new Worker(/* webpackChunkName: "worker-job" */ new URL('@speech-docs/emulator/rest.worker', import.meta.url)),
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

function reduceJob(state: JobState, action: JobReply | {kind: 'sent'}): JobState {
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

export type Step = {kind: 'open'} | {kind: 'audio'} | {kind: 'send'; name: string; text: string};

/**
 * Returns the next step of a session that is run from its start to its end; nothing while audio is sent, and when the session
 * is over. The rules of the contract say which messages are legal.
 */
export function nextStep(view: View | null, lines: readonly LogLine[]): Step | undefined {
  if (!view) return {kind: 'open'};
  if (!view.isOpen || view.isStreaming) return undefined;
  const legal = view.choices.filter(({broken}) => broken === null);
  const named = (pattern: RegExp) => legal.find(({name, isAudio}) => !isAudio && pattern.test(name));
  const message = ({name, text}: Choice): Step => ({kind: 'send', name, text});
  const start = named(/^Start/);
  if (start) return message(start);
  const hasPlayed = lines.some(({isAudio, from}) => isAudio && from === 'client');
  if (!hasPlayed) return legal.some(({isAudio}) => isAudio) ? {kind: 'audio'} : undefined;
  const end = named(/^(?:EndOfStream|AudioEnded)$/);
  return end && message(end);
}

/**
 * Runs a session from its start to its end: each step is taken once it is legal. `run` opens a session, and `stop` leaves the
 * one that runs to the reader.
 */
export function useWholeSession({state, send}: ReturnType<typeof useConsole>, recording: string) {
  const {view, lines} = state;
  const taken = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is taken when the view changes
  useEffect(() => {
    // After a failure of the worker there is no session, and the reader starts a new run.
    if (!view || !taken.current) return;
    const step = nextStep(view, lines);
    const name = step?.kind === 'send' ? step.name : step?.kind;
    if (!step || name === taken.current) return;
    taken.current = name;
    if (step.kind === 'audio') send({kind: 'audio', recording, speed: 1});
    else if (step.kind === 'send') send({kind: 'send', text: withPartials(step.text)});
  }, [view]);
  return {
    run: (fault: string) => {
      taken.current = 'open';
      send({kind: 'open', fault, recording});
    },
    stop: () => {
      taken.current = undefined;
    },
  };
}

function withPartials(json: string): string {
  const message = JSON.parse(json) as {message: string; transcription_config?: object};
  if (message.message !== 'StartRecognition') return json;
  return JSON.stringify({
    ...message,
    transcription_config: {...message.transcription_config, enable_partials: true},
  });
}
