/**
 * The browser's storage. Reading the property, an entry, or writing one throws where storage is blocked or full: here, nothing
 * is read then, and nothing is kept. What is read can be anything; the caller checks it.
 */
type Kind = 'localStorage' | 'sessionStorage';

/** Returns what is stored; null where nothing is. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or forgets the entry; tells whether it is kept. */
export function store(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
