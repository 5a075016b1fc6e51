/** Where each failure is explained. */
import {
  clientAnchor,
  exitAnchor,
  jobAnchor,
  languageIdAnchor,
  networkAnchor,
  problemAnchor,
  type SocketFailure,
  socketAnchor,
} from './anchors';

/** The catalogue on the first page of the reference. */
const ERRORS = '/api-ref/';
const CONTAINER = '/deployments/container/cpu-speech-to-text-container';
const LANGUAGE_ID = '/deployments/container/language-id';

/** Returns the address of each kind of failure, below the site's root. */
export const failureAddress = {
  /** The entry of an error has the `id` that the contract gives it. */
  request: (id: string) => `${ERRORS}#${id}`,
  job: (id: string) => `${ERRORS}#${jobAnchor(id)}`,
  /** Both sockets share an entry. */
  socket: (kind: SocketFailure, name: string | number) => `${ERRORS}#${socketAnchor(kind, name)}`,
  exit: (id: string) => `${CONTAINER}#${exitAnchor(id)}`,
  languageId: (error: string) => `${LANGUAGE_ID}#${languageIdAnchor(error)}`,
  network: (id: string) => `${ERRORS}#${networkAnchor(id)}`,
  client: (id: string) => `${ERRORS}#${clientAnchor(id)}`,
  problem: (id: string) => `${ERRORS}#${problemAnchor(id)}`,
};
