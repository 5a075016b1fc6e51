/** The names under which the site keeps things in the browser: Docusaurus adds a suffix of its own to each. */
import {htmlOf} from './built';

/** Returns the storage key that the built site uses for `name`, for example `theme`. */
export function storageKey(name: string): string {
  const [, suffix] = /"?namespace"?:"(-\w+|)"/.exec(htmlOf('/')) ?? [];
  if (suffix === undefined) throw new Error('the early script of the built site names no namespace of its storage');
  return name + suffix;
}
