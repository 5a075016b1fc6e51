/** The names under which the site keeps things in the browser: Docusaurus adds a suffix of its own to each. */
import {htmlOf} from './built';

/** Returns the storage key that the built site uses for `name`, for example `theme`. */
export function storageKey(name: string): string {
  const suffix = /getItem\("theme(-\w+)?"\)/.exec(htmlOf('/'))?.[1] ?? '';
  return name + suffix;
}
