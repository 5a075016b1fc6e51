/** Fetches what the dialog needs beyond its frame: its content, and the client with the index. */
type Content = typeof import('./dialog').default;

let content: Content | undefined;

/** The content once it has been fetched. */
export const loadedContent = () => content;

/** Returns the dialog's content; rejects when it cannot be fetched, and tries anew when it is called again. */
export async function loadContent(): Promise<Content> {
  const code = import(/* webpackChunkName: 'find-dialog' */ './dialog');
  warmClient();
  content = (await code).default;
  return content;
}

/** Fetches everything before the reader opens search. A failure shows when they do, not on a hover. */
export function preloadDialog(): void {
  loadContent().catch(() => {});
}

/** At the same time as the content, so that the first search waits for one round trip only. */
function warmClient(): void {
  import(/* webpackChunkName: 'find-client' */ '../sharedClient').then(
    ({sharedClient}) => sharedClient().warm(),
    () => {},
  );
}
