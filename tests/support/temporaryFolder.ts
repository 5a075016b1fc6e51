/** Folders of their own for tests that write files. Whatever a test file made is taken away when it has run. */
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

let folders: string[] = [];

/** Makes an empty folder in the system's temporary folder; `name` begins its name. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  folders.push(folder);
  return folder;
}

/** Removes what the test file has made: setUpFile.ts calls it. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
  folders = [];
}
