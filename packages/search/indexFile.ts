/**
 * The file that the embedded engine reads: the texts of the site. Building the index in the browser takes less time than
 * fetching it would.
 */
import type {PageText} from './records';

export const INDEX_VERSION = 4;

export interface Manifest {
  version: typeof INDEX_VERSION;
  /** Address of the index, relative to the manifest; its name contains the hash of its content. */
  index: string;
}

export interface IndexFile {
  version: typeof INDEX_VERSION;
  language: string;
  pages: PageText[];
}

export const indexFileOf = (pages: PageText[], language: string): IndexFile => ({
  version: INDEX_VERSION,
  language,
  pages,
});
