/** Where each failure is explained. Anchors are made from names, so that a new order of the rows moves none. */
import {failurePages} from '../facts';

/** `key` is a failed request for a temporary key. */
export type SocketFailure = 'handshake' | 'key' | 'error' | 'warning' | 'close';

/** Returns the anchor of each kind of failure on its page. */
export const failureAnchor = {
  /** An error has the `id` that the contract gives it. */
  request: (id: string) => id,
  job: (id: string) => `job-error-${id}`,
  /** Both sockets share an entry, such as `close-code-1008`. */
  socket: (kind: SocketFailure, name: string | number) => `${kind === 'close' ? 'close-code' : kind}-${name}`,
  /** A message of a batch container. */
  exit: (id: string) => `exit-${id}`,
  languageId: (error: string) => `error-${error.toLowerCase()}`,
  /** What happens before the API responds. */
  network: (id: string) => `network-${id}`,
  /** What goes wrong in the reader's own program. */
  client: (id: string) => `client-${id}`,
};

type FailureKind = keyof typeof failureAnchor;

/** Returns the address of a failure, below the site's root. */
export function failureAddress<Kind extends FailureKind>(
  kind: Kind,
  ...of: Parameters<(typeof failureAnchor)[Kind]>
): string {
  const anchor = failureAnchor[kind] as (...names: unknown[]) => string;
  const pages: Partial<Record<FailureKind, string>> = failurePages;
  return `${pages[kind] ?? failurePages.other}#${anchor(...of)}`;
}
