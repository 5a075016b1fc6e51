/** Fetches what the dialog needs beyond its frame: its content, and the client with the index. */
type DialogCode = typeof import('./dialog');

let code: DialogCode | undefined;

/** The content once it has been fetched. */
export const loadedContent = () => code?.default;

/** Returns the dialog's content; rejects when it cannot be fetched, and tries anew when it is called again. */
export async function loadContent(): Promise<DialogCode['default']> {
  const content = import(/* webpackChunkName: 'find-dialog' */ './dialog');
  warmClient();
  code = await content;
  return code.default;
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
