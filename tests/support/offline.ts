/** The archive of the site, unpacked as a reader unpacks it. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {BUILD} from '../../tools/paths';
import {findPython} from '../../tools/python';
import {temporaryFolder} from './temporaryFolder';

/** Returns the folder with the pages; `undefined` where there is no Python to unpack them. */
export function unpackOffline(): string | undefined {
  const python = findPython([]);
  if (!python) return undefined;
  const folder = temporaryFolder('offline');
  execFileSync(`${python}`, ['-m', 'zipfile', '-e', join(BUILD, 'downloads/documentation.zip'), folder]);
  return join(folder, 'documentation');
}
