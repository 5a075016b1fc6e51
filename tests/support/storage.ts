/** The names under which the site keeps things in the browser: Docusaurus adds a suffix of its own to each. */
import {htmlOf} from './built';

/** Returns the storage key that the built site uses for `name`, for example `theme`. */
export function storageKey(name: string): string {
  const [, suffix] = /"?namespace"?:"(-\w+|)"/.exec(htmlOf('/')) ?? [];
  if (suffix === undefined) throw new Error('the early script of the built site names no namespace of its storage');
  return name + suffix;
}

/** Storage that is out of order, each as a script that runs before those of the page. */
export const brokenStorage = {
  denied: () => {
    const denied = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied);
    Object.defineProperty(document, 'cookie', denied);
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  nearlyFull: () => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 100) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
};
/** What the framework says of it, once, to developers. */
export const STORAGE_WARNING = /Docusaurus (?:browser )?storage|browser storage is not available/;
