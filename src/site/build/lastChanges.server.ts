/**
 * When a file was last changed, from the history in git. A build without that history goes on without the dates: outside
 * a checkout there is none, and a shallow clone would give every file the date of the same commit.
 */
import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('git-eager');
let hasHistory = false;

/** The history as Docusaurus reads it: an unknown file has no date, and no call throws. */
export const lastChanges: typeof git = {
  initialize(site) {
    hasHistory = isWholeCheckout(site.siteDir);
    if (hasHistory) git.initialize(site);
  },
  getFileCreationInfo: async (file) => (hasHistory ? git.getFileCreationInfo(file).catch(() => null) : null),
  getFileLastUpdateInfo: async (file) => (hasHistory ? git.getFileLastUpdateInfo(file).catch(() => null) : null),
};

/** Returns the time of a file's last change in milliseconds; nothing where it is unknown. */
export async function lastChangeOf(file: string): Promise<number | undefined> {
  return (await lastChanges.getFileLastUpdateInfo(resolve(file)))?.timestamp;
}

function isWholeCheckout(folder: string): boolean {
  try {
    const command = ['rev-parse', '--is-shallow-repository'];
    return (
      execFileSync('git', command, {cwd: folder, stdio: ['ignore', 'pipe', 'ignore']})
        .toString()
        .trim() === 'false'
    );
  } catch {
    // No git, or no repository.
    return false;
  }
}
