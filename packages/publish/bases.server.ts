/** The base URLs of a built site, one per language: written by its delivery, read by whatever serves or indexes it. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export const BASES_FILE = '_hosting/bases.json';

/** Returns the base URLs of the site in `root`, its own first; `/` where it was not prepared for delivery. */
export function readBases(root: string): readonly string[] {
  const file = join(root, BASES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : ['/'];
}

/** Returns the folder below `root` with the pages of the language at `base`. */
export function folderOf(base: string, root: string, bases: readonly string[]): string {
  return join(root, base.slice((bases[0] ?? '/').length));
}
