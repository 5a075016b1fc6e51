/** Folders of their own for tests that write files. Whatever a test file made is taken away when it has run. */
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll} from 'vitest';

const folders: string[] = [];

// Of the hooks of a file the one that was named first runs last, and this one is named when the file imports it: nothing
// that a test closes after itself misses its folder.
afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

/** Makes an empty folder in the system's temporary folder; `name` begins its name. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  folders.push(folder);
  return folder;
}
