/** Anchors of failures, made from names, so that re-ordering moves none. */

/** `key` is a failed request for a temporary key. */
export type SocketFailure = 'handshake' | 'key' | 'error' | 'warning' | 'close';

/** Returns the anchor of a failure on the page of its socket, such as `close-code-1008`. */
export function socketAnchor(kind: SocketFailure, name: string | number): string {
  return `${kind === 'close' ? 'close-code' : kind}-${name}`;
}

/** Returns the anchor of a job error in the catalogue of errors. */
export function jobAnchor(id: string): string {
  return `job-error-${id}`;
}

/** Returns the anchor of the row of what happens before the API responds. */
export function networkAnchor(id: string): string {
  return `network-${id}`;
}

/** Returns the anchor of the row of what goes wrong in the reader's own program. */
export function clientAnchor(id: string): string {
  return `client-${id}`;
}

/** Returns the anchor of the row of a problem that several APIs report. */
export function problemAnchor(id: string): string {
  return `problem-${id}`;
}

/** Returns the anchor of a message of a batch container. */
export function exitAnchor(id: string): string {
  return `exit-${id}`;
}

/** Returns the anchor of an error of the language ID container. */
export function languageIdAnchor(error: string): string {
  return `error-${error.toLowerCase()}`;
}
