/** Where each failure is explained. */
import {provider} from '../../../provider';
import {
  exitAnchor,
  jobAnchor,
  languageIdAnchor,
  networkAnchor,
  problemAnchor,
  type SocketFailure,
  socketAnchor,
} from './anchors';

const TROUBLESHOOTING = '/speech-to-text/batch/troubleshooting';
const BATCH_OVERVIEW = `/api-ref/batch/${provider.slug}-asr-rest-api`;
const CONTAINER = '/deployments/container/cpu-speech-to-text-container';
const LANGUAGE_ID = '/deployments/container/language-id';
const SOCKETS = {
  realtime: '/api-ref/realtime-transcription-websocket',
  flow: '/api-ref/flow-voice-ai-websocket',
} as const;

/** Returns the address of each kind of failure, below the site's root. */
export const addressOf = {
  /** The section of an error has the `id` that the contract gives it. */
  request: (id: string) => `${TROUBLESHOOTING}#${id}`,
  job: (id: string) => `${BATCH_OVERVIEW}#${jobAnchor(id)}`,
  socket: (api: keyof typeof SOCKETS, kind: SocketFailure, name: string | number) =>
    `${SOCKETS[api]}#${socketAnchor(kind, name)}`,
  exit: (id: string) => `${CONTAINER}#${exitAnchor(id)}`,
  languageId: (error: string) => `${LANGUAGE_ID}#${languageIdAnchor(error)}`,
  network: (id: string) => `${TROUBLESHOOTING}#${networkAnchor(id)}`,
  problem: (id: string) => `${TROUBLESHOOTING}#${problemAnchor(id)}`,
};
