/** Where an nginx is: the tests serve the built site with a real one. */
import {isProgram, onPath} from './chromium';

/** Returns the path of an nginx; Debian puts it where only root looks. */
export function findNginx(): string | undefined {
  return onPath(['nginx'], process.env, ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']).find(isProgram);
}
