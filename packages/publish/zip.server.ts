/** An archive, which every system opens without a tool. */
import {zipSync} from 'fflate';

/** The same files make the same archive; a ZIP has the local time, and none before this. */
const DATE = new Date(1980, 0, 1);

export interface ArchivedFile {
  path: string;
  content: Buffer;
}

/** Returns a ZIP archive of the files, in their order. */
export function zipOf(files: readonly ArchivedFile[]): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(files.map(({path, content}) => [path, content])), {mtime: DATE}));
}
