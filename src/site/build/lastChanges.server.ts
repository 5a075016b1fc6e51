/** Whether the history in git can say when a file was last changed. */
import {execFileSync} from 'node:child_process';

/**
 * Tells whether a folder is in a checkout with its whole history. Outside of one, the `git-eager` preset of Docusaurus 3.10
 * stops the build; in a shallow clone, it gives every file the date of the same commit.
 */
export function isWholeCheckout(folder: string): boolean {
  try {
    const command = ['rev-parse', '--is-shallow-repository'];
    const isShallow = execFileSync('git', command, {cwd: folder, stdio: ['ignore', 'pipe', 'ignore']});
    return isShallow.toString().trim() === 'false';
  } catch {
    // No git, or no repository.
    return false;
  }
}
