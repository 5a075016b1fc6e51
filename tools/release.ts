/**
 * `npm run release -- publish /var/www/docs.example.com`: puts build/ beside the last releases and switches to it.
 * `npm run release -- rollback /var/www/docs.example.com [NAME]` goes back; `list` shows what there is.
 * `--after "nginx -t && nginx -s reload"` runs after the switch; if it fails, the switch is undone. `--from` names another build.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {publish, rollBack} from '../packages/publish/delivery/releases/releases.server';
import {currentName, readReleases} from '../packages/publish/delivery/releases/store.server';
import {BUILD} from './paths';

const USAGE = `Usage: npm run release -- publish FOLDER [--from BUILD] [--after COMMAND]
       npm run release -- rollback FOLDER [NAME] [--after COMMAND]
       npm run release -- list FOLDER
FOLDER is where the server keeps the site, for example /var/www/docs.example.com`;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {from: {type: 'string', default: BUILD}, after: {type: 'string'}},
  });
  const [command, folder, name, ...rest] = positionals;
  if (!folder || rest.length > 0 || (name && command !== 'rollback')) throw new Error(USAGE);
  const {from, after} = values;
  const world = {now: new Date(), afterSwitch: after ? () => runCommand(after) : undefined};
  if (command === 'publish') console.log(`${publish(from ?? BUILD, folder, world)} is the current release.`);
  else if (command === 'rollback') console.log(`${rollBack(folder, name, world)} is the current release again.`);
  else if (command === 'list') list(folder);
  else throw new Error(USAGE);
}

function runCommand(command: string): void {
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit'});
  if (status !== 0) throw new Error(`"${command}" failed with status ${status}.`);
}

function list(folder: string): void {
  const current = currentName(folder);
  const releases = readReleases(folder);
  for (const {name} of releases) console.log(`${name === current ? '*' : ' '} ${name}`);
  if (releases.length === 0) console.log(`There are no releases in ${folder}.`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
