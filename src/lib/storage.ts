/**
 * Access to the browser's storage that never throws. Where storage is blocked or full, reading returns null, and writing
 * returns false. The caller checks what it reads, because anything can be stored.
 */
type Kind = 'localStorage' | 'sessionStorage';

/** Returns the stored text, or null. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes the entry for null. Returns whether it succeeded. */
export function store(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
