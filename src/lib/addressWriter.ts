/** Writes what a page shows to the query of its address, at a pause, and only while the reader is on that page. */
import type {useHistory} from '@docusaurus/router';

type History = Pick<ReturnType<typeof useHistory>, 'location' | 'replace'>;

/** Some browsers reject more than about 100 writes in 30 seconds, so not every key and not every drag can write. */
export const WRITE_AFTER_MS = 300;

export class AddressWriter {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #write: (() => void) | undefined;
  /** The query that was read or written last. */
  #known: string | null = null;

  constructor(private readonly history: History) {}

  /** Writes at the next pause what `queryOf` returns for the query that the address has then. */
  writeLater(pathname: string, queryOf: (search: string) => string): void {
    this.cancel();
    this.#write = () => {
      const {location} = this.history;
      // A link was followed, and its page is still loading: the address is already that page's.
      if (location.pathname !== pathname) return;
      const search = queryOf(location.search);
      if (search === location.search) return;
      this.#known = search;
      this.history.replace({...location, search});
    };
    this.#timer = setTimeout(() => this.writeNow(), WRITE_AFTER_MS);
  }

  /** Writes what waits for a pause, for a page that is about to be left. */
  writeNow(): void {
    const write = this.#write;
    this.cancel();
    write?.();
  }

  /** Forgets what waits to be written. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#write = undefined;
  }

  /** Returns whether a query is to be read: it is the first, or it came from a link or the Back button. */
  isForeign(search: string): boolean {
    // A page can get its earlier writes late, when a later one is already in the address.
    if (this.#known !== null && (search === this.#known || this.history.location.search === this.#known)) return false;
    if (this.#known !== null) this.cancel();
    this.#known = search;
    return true;
  }
}
