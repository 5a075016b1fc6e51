/**
 * HTML of a page's blocks that the build made: programs, lists of fields, diagrams. The document that a reader opens
 * first contains all of it, so the page's script does not bring it a second time. A page that is opened by a click has no
 * document, and waits for the file of its HTML as it waits for its script (decisions/0013).
 */
import {type RefObject, useEffect, useMemo, useState} from 'react';

/** The page has come to life, and what is in sight of it has been dealt with. */
const AFTER_LIFE_MS = 1000;

/** The HTML of one block. */
export interface BlockHtml {
  /** Nothing as long as only the document contains it. */
  now: string | undefined;
  /** Rejects when it cannot be fetched. */
  later: () => Promise<string>;
}

export type Html = string | BlockHtml;

/**
 * Called by each page whose HTML is in a file of its own, before anything of it is drawn. `blocks` is the address of that
 * file, and on the server its content. Returns what gives the HTML of a block by its number.
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
        // The next one who needs it tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  if (!isInDocument()) await load();
  return (index) => ({
    get now() {
      return loaded?.[index];
    },
    later: async () => (await load())[index] ?? '',
  });
}

const read = async (blocks: string): Promise<readonly string[]> =>
  typeof window === 'undefined' ? JSON.parse(blocks) : (await fetch(blocks)).json();

/** Whether the page is the one that the browser loaded, and React has yet to take its document over. */
function isInDocument(): boolean {
  // The development server sends empty documents.
  if (typeof document === 'undefined' || process.env.NODE_ENV !== 'production') return false;
  return document.documentElement.dataset.hasHydrated !== 'true';
}

/**
 * Returns what to set as the inner HTML of `element`, after `change`: nothing where the document's own content stays, which
 * React does not touch when it takes an element over. Where that content is missing, because React had to draw the page
 * anew, it follows.
 */
export function useHtml(
  html: Html,
  element: RefObject<HTMLElement | null>,
  change: (text: string) => string = (text) => text,
): {__html: string} {
  const isWhole = typeof html === 'string';
  const [late, setLate] = useState(isWhole ? '' : (html.now ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's blocks never change while it is open
  useEffect(() => {
    if (isWhole || html.now !== undefined) return;
    if (!element.current?.hasChildNodes()) html.later().then(setLate, () => {});
    // For a reader who leaves the page and comes back by a click. Without it, the page fetches it then.
    else setTimeout(() => html.later().catch(() => {}), AFTER_LIFE_MS);
  }, []);
  const text = isWhole ? html : late;
  // One object for one text: for another, React writes the HTML anew, which closes folds and drops selections.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same change each time
  return useMemo(() => ({__html: change(text)}), [text]);
}
