/** Fetches the page of a hit before it is opened: when the reader points at it, or when it is first in the list. */

/** Long enough that typing does not fetch the first hit of every letter. */
const READING_MS = 400;
let timer: ReturnType<typeof setTimeout>;

/** Only a head start: opening the hit tries again, and shows what is wrong. */
export function fetchAhead(path: string): void {
  try {
    const {pathname} = new URL(path, window.location.origin);
    const fetching: unknown = window.docusaurus.preload(pathname);
    if (fetching instanceof Promise) fetching.catch(() => undefined);
  } catch {
    // The framework throws in browsers that report a connection without its type.
  }
}

/** Fetches the first hit once the reader stops typing. */
export function fetchFirstSoon(url: string | undefined): void {
  clearTimeout(timer);
  if (url !== undefined) timer = setTimeout(() => fetchAhead(url), READING_MS);
}
