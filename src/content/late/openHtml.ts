/**
 * Opens the file with the HTML of a page's blocks: programs, lists of fields, diagrams. The document that a reader opens
 * first contains all of it, so only a page that is opened by a click waits for the file, as it waits for its script.
 */

/** The HTML of one block. */
export interface BlockHtml {
  /** `undefined` while the file has not been fetched. */
  now: string | undefined;
  /** Fetches the file. Rejects when it does not come. */
  later: () => Promise<string>;
  /** As the document had it, with the site's base URL in its links; set when the block hydrates. */
  inDocument?: string;
}

/** A text, or the HTML of a block in a file of its own. */
export type Html = string | BlockHtml;

/**
 * Called by each page that has such a file, before any part of the page is drawn. `blocks` is the address of the file; on
 * the server it is the content. Returns the function that gives the HTML of a block by its number.
 */
export async function openHtml(blocks: string): Promise<(index: number) => BlockHtml> {
  let loaded: readonly string[] | undefined;
  let loading: Promise<readonly string[]> | undefined;
  const load = () => {
    loading ??= read(blocks).then(
      (all) => {
        loaded = all;
        return all;
      },
      (error) => {
        // Forgotten, so that the next call fetches again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // A page whose file does not come is drawn without it, and each block fetches the file again: a module that rejects is
  // kept by the bundler, so that no Retry could load it.
  if (!isInDocument()) await load().catch(() => undefined);
  const opened: BlockHtml[] = [];
  return (index) => {
    opened[index] ??= {
      get now() {
        return loaded?.[index];
      },
      later: async () => (await load())[index] ?? '',
    };
    return opened[index];
  };
}

async function read(blocks: string): Promise<readonly string[]> {
  if (typeof window === 'undefined') return JSON.parse(blocks);
  const response = await fetch(blocks);
  if (!response.ok) throw new Error(`${blocks}: ${response.status}`);
  return response.json();
}

/** Returns whether the browser loaded this page, and React has not hydrated it yet. */
export function isInDocument(): boolean {
  // The development server sends empty documents.
  if (typeof document === 'undefined' || process.env.NODE_ENV !== 'production') return false;
  return document.documentElement.dataset.hasHydrated !== 'true';
}
