/**
 * Browser storage that never throws: it may be blocked, full or contain anything. Reads go through a check that turns
 * what was stored into a typed value or `null`; writes say whether they were kept.
 */
export function readStored<T>(key: string, check: (value: unknown) => T | null, storage = browserStorage()): T | null {
  try {
    const text = storage?.getItem(key);
    return text === null || text === undefined ? null : check(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores `value` as JSON; returns false when the browser would not keep it. */
export function writeStored(key: string, value: unknown, storage = browserStorage()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** The local storage, or `null` where reading the property itself throws (site data blocked). */
function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
