/** Sections of this site that packages cite, by what they explain. `npm run emulator:compile` takes them into the packages. */
import type {PageAddress} from './pageAddress';

export const socketPages = {
  realtime: '/api-ref/realtime-transcription-websocket',
  flow: '/api-ref/flow-voice-ai-websocket',
} as const;

/** Where failures are explained: those of containers on their pages, all others on the first page of the reference. */
export const failurePages = {
  exit: '/deployments/container/cpu-speech-to-text-container',
  languageId: '/deployments/container/language-id',
  other: '/api-ref/',
} as const;

export const sectionPages = {
  decisions: '/api-ref/#recovery',
  waits: '/api-ref/#waits',
  timeouts: '/api-ref/#client-timeouts',
  duration: '/api-ref/#warning-duration_limit_exceeded',
  'language-error': '/api-ref/#job-error-language-stage-failed',
  'summary-error': '/api-ref/#job-error-summarization-failed',
  states: '/api-ref/realtime-transcription-websocket#states',
  'back-pressure': '/speech-to-text/real-time/quickstart#back-pressure',
  reconnect: '/speech-to-text/real-time/supported-formats-and-limits#reconnect',
  'file-types': '/speech-to-text/real-time/supported-formats-and-limits#file-types',
  force: '/speech-to-text/real-time/end-of-turn#force',
  keys: '/get-started/authentication#key-expiry',
  emulator: '/get-started/quickstart',
  config: '/api-ref/batch/create-a-new-job#config',
  list: '/api-ref/batch/list-all-jobs#query.limit',
  retries: '/speech-to-text/batch/troubleshooting#retries',
  webhooks: '/speech-to-text/batch/notifications#production',
  status: '/speech-to-text/batch/check-job-status#how-often',
  'language-id': '/speech-to-text/batch/language-identification#errors',
  limits: '/speech-to-text/batch/supported-files-and-limits#limits',
  functions: '/voice-agents-flow/features/function-calling#design',
  calls: '/voice-agents-flow/features/function-calling#cancel',
  'broken-conversation': '/api-ref/flow-voice-ai-websocket#after-a-broken-session',
  interrupted: '/api-ref/flow-voice-ai-websocket#responseinterrupted',
  ending: '/api-ref/flow-voice-ai-websocket#conversationending',
  received: '/api-ref/flow-voice-ai-websocket#audioreceived',
} as const satisfies Readonly<Record<string, PageAddress>>;

/** The contracts that pages below an address describe, the most special address first; all others describe all of them. */
export const contractsBelow: readonly (readonly [address: string, names: readonly string[]])[] = [
  ['/api-ref/batch/', ['batch']],
  ['/api-ref/realtime', ['realtime']],
  ['/api-ref/flow', ['flow']],
  ['/speech-to-text/batch/', ['batch']],
  ['/speech-to-text/real-time/', ['realtime']],
  ['/speech-to-text/', ['batch', 'realtime']],
  ['/deployments/', ['batch', 'realtime']],
  ['/voice-agents-flow/', ['flow']],
];
