/** Where each failure is explained. */
import {provider} from '../../../provider';
import type {SocketApi} from '../rules/contract';
import {SOCKET_PAGES} from '../socketPages';
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

/** Returns the address of each kind of failure, below the site's root. */
export const addressOf = {
  /** The section of an error has the `id` that the contract gives it. */
  request: (id: string) => `${TROUBLESHOOTING}#${id}`,
  job: (id: string) => `${BATCH_OVERVIEW}#${jobAnchor(id)}`,
  socket: (api: SocketApi, kind: SocketFailure, name: string | number) =>
    `${SOCKET_PAGES[api]}#${socketAnchor(kind, name)}`,
  exit: (id: string) => `${CONTAINER}#${exitAnchor(id)}`,
  languageId: (error: string) => `${LANGUAGE_ID}#${languageIdAnchor(error)}`,
  network: (id: string) => `${TROUBLESHOOTING}#${networkAnchor(id)}`,
  problem: (id: string) => `${TROUBLESHOOTING}#${problemAnchor(id)}`,
};
