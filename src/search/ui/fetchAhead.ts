/** Fetches the page behind a hit before it is opened: when it is pointed at, or stands first while the reader reads. */

/** Long enough that typing does not fetch the first hit of every letter. */
export const READING_MS = 400;
let timer: ReturnType<typeof setTimeout>;

/** Only a head start: opening the hit asks again, and shows what is wrong. */
export function fetchAhead(path: string): void {
  try {
    const {pathname} = new URL(path, window.location.origin);
    const asked: unknown = window.docusaurus.preload(pathname);
    if (asked instanceof Promise) asked.catch(() => undefined);
  } catch {
    // Browsers that tell only half of what they know of the connection make the framework throw.
  }
}

/** Fetches the first hit once the reader stops typing. */
export function fetchFirstSoon(url: string | undefined): void {
  clearTimeout(timer);
  if (url !== undefined) timer = setTimeout(() => fetchAhead(url), READING_MS);
}
