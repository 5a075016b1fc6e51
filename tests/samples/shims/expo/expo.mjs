/**
 * The commands `npx` and `npm` of the mobile app's set-up: they keep its files and its `package.json` as Expo's do, fetch
 * and build nothing, and reject what those would reject. The project that they make is the published template
 * (`template.json`); the options are those of `@expo/cli` 58. `EXPO_PACKAGES` names what there is to install.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';

const {from, package: template, files} = JSON.parse(readFileSync(new URL('./template.json', import.meta.url), 'utf8'));
const OPTIONS = {
  prebuild: {'--clean': false, '--no-install': false, '--platform': true, '-p': true},
  'run:ios': {'--device': false, '--configuration': true, '--no-bundler': false, '--no-install': false},
  'run:android': {'--device': false, '--variant': true, '--no-bundler': false, '--no-install': false},
};
const FOLDERS = {'run:ios': 'ios', 'run:android': 'android'};

function reject(message) {
  console.error(message);
  process.exit(1);
}

function write(path, text = '') {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

function readProject() {
  if (!existsSync('package.json')) reject('ConfigError: The expected package.json path does not exist');
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

function saveProject(project) {
  write('package.json', `${JSON.stringify(project, null, 2)}\n`);
}

function create([name = '', ...others]) {
  if (!/^[a-z][\w-]*$/.test(name) || others.length > 0) reject(`"${[name, ...others].join(' ')}" is no name`);
  if (existsSync(name)) reject(`The directory ${name} has files that might be overwritten`);
  for (const file of files) write(`${name}/${file}`);
  write(`${name}/package.json`, `${JSON.stringify({name, ...template}, null, 2)}\n`);
  console.log(`Your project is ready! (${from})`);
}

/** Like the template's script: it asks first, and takes what comes next on standard input for the answer. */
function reset() {
  const {scripts = {}} = readProject();
  if (!scripts['reset-project']) reject('npm error Missing script: "reset-project"');
  if (!existsSync('scripts/reset-project.js')) reject("Error: Cannot find module './scripts/reset-project.js'");
  const answer = readFileSync(0, 'utf8').split('\n')[0].trim().toLowerCase() || 'y';
  if (answer !== 'y' && answer !== 'n') reject("Invalid input. Please enter 'Y' or 'N'.");
  for (const folder of ['src', 'scripts']) rmSync(folder, {recursive: true});
  if (answer === 'y') write('example/README.md');
  for (const file of ['index.tsx', '_layout.tsx']) write(`src/app/${file}`);
}

function install(names) {
  const project = readProject();
  const known = JSON.parse(process.env.EXPO_PACKAGES);
  const strange = names.find((name) => !known[name]);
  if (names.length === 0 || strange) reject(`npm error 404 Not Found: ${strange}`);
  for (const name of names) project.dependencies[name] = known[name];
  saveProject(project);
}

function expo(command = '', args) {
  const allowed = OPTIONS[command];
  if (!allowed) reject(`Invalid command: ${command}`);
  const {dependencies = {}} = readProject();
  if (!dependencies.expo) reject("ConfigError: Cannot determine the project's Expo SDK version");
  for (let at = 0; at < args.length; at += 1) {
    if (!(args[at] in allowed)) reject(`CommandError: Unexpected: ${args[at]}`);
    if (allowed[args[at]] && !/^\w+$/.test(args[++at] ?? '')) reject(`CommandError: ${args[at - 1]} needs a value`);
  }
  const config = existsSync('app.json') ? JSON.parse(readFileSync('app.json', 'utf8')).expo : undefined;
  const ids = {ios: config?.ios?.bundleIdentifier, android: config?.android?.package};
  const wanted = command === 'prebuild' ? Object.values(FOLDERS) : [FOLDERS[command]];
  for (const folder of wanted) {
    if (!ids[folder]) reject(`CommandError: app.json names no identifier for ${folder}`);
    if (!existsSync(folder)) mkdirSync(folder);
  }
  const native = 'expo-dev-client';
  if (command !== 'prebuild' && !dependencies[native]) console.log('Using Expo Go');
  console.log(command === 'prebuild' ? 'Finished prebuild' : `Build succeeded: ${ids[wanted[0]]}`);
}

const [program, ...args] = process.argv.slice(2);
const [command, ...rest] = args;
if (basename(program) === 'npm' && command === 'run' && rest.join() === 'reset-project') reset();
else if (basename(program) === 'npm' && command === 'install') install(rest);
else if (basename(program) === 'npx' && /^create-expo-app@\w+$/.test(command)) create(rest);
else if (basename(program) === 'npx' && command === 'expo' && rest[0] === 'install') install(rest.slice(1));
else if (basename(program) === 'npx' && command === 'expo') expo(rest[0], rest.slice(1));
else reject(`${program}: the shim does not know "${args.join(' ')}"`);
