/** Where an nginx is: the tests serve the built site with a real one. */
import {delimiter, join} from 'node:path';
import {isProgram} from './chromium';

/** Returns the path of an nginx; Debian puts it where only root looks. */
export function findNginx(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'nginx')).find(isProgram);
}
