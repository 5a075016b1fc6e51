/** Fetches what the dialog needs beyond its frame: its content, and the client with the index. */
type Content = typeof import('./dialog').default;

let content: Content | undefined;

/** The dialog's content once it has been fetched. */
export const loadedContent = () => content;

/** Returns the dialog's content; rejects when it cannot be fetched, and tries anew when it is called again. */
export async function loadContent(): Promise<Content> {
  const code = import(/* webpackChunkName: 'find-dialog' */ './dialog');
  // At the same time, so that the first search waits for one round trip only.
  import(/* webpackChunkName: 'find-client' */ '../client').then(
    ({sharedClient}) => sharedClient().warm(),
    () => {},
  );
  content = (await code).default;
  return content;
}

/** Fetches everything before the reader opens search. A failure shows when they do, not on a hover. */
export function preloadDialog(): void {
  loadContent().catch(() => {});
}
