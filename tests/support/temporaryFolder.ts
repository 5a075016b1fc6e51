/** Folders of their own for tests that write files, which are removed when the test file or the worker of Playwright ends. */
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

let folders: string[] = [];
if (!process.env.VITEST) process.on('exit', removeTemporaryFolders);

/** Makes a folder with these files (path: text) in the system's temporary folder; `name` begins its name. */
export function temporaryFolder(name: string, files: Record<string, string> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder, with the folders that they need. */
export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), text);
  }
}

/** Removes what the test file has made. In Vitest, setUpFile.ts calls it: one process runs many files. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
  folders = [];
}
