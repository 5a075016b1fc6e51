/** The command line of `docker run`: what the samples use of it, and nothing else. */
import {existsSync} from 'node:fs';
import {isAbsolute, join, relative} from 'node:path';
import {limits} from '../../../../data/limits';
import {type Call, CommandError} from './types';

export interface Mount {
  /** Path on this machine. */
  source: string;
  /** Path in the container. */
  place: string;
  isReadOnly: boolean;
}

export interface Run {
  image: string;
  /** What is behind the image. */
  args: string[];
  env: Record<string, string>;
  mounts: Mount[];
  tmpfs: string[];
  /** Ports in the container. */
  ports: number[];
  flags: Record<string, string>;
  stdin: Buffer | undefined;
}

/** Options, with the form of their value; `null` for those without. */
const OPTIONS: Record<string, RegExp | null> = {
  '--rm': null,
  '-i': null,
  '--read-only': null,
  '-e': /^[A-Za-z_]\w*(?:=.*)?$/,
  '-v': /^[^:]+:\/[^:]+(?::ro)?$/,
  '-p': /^\d+:\d+$/,
  '--tmpfs': /^\/[\w./-]+$/,
  '--name': /^\w[\w.-]+$/,
  '--user': /^\d+:\d+$/,
  '--cpus': /^\d+(?:\.\d+)?$/,
  '--memory': /^\d+[mg]$/,
  // Docker reads the value as a list separated by commas, so that quotes belong to it.
  '--gpus': /^(?:all|"device=\d+")$/,
};

/** Reads the arguments behind `docker run`; `volumes` are those that exist. */
export function readRun({args, env, cwd, stdin}: Call, volumes: ReadonlySet<string>): Run {
  const given: [string, string][] = [];
  let at = 1;
  for (; args[at]?.startsWith('-'); at += 1) {
    const option = args[at] as string;
    const form = OPTIONS[option];
    if (form === undefined) throw new CommandError(`unknown flag: ${option}`);
    const value = form ? (args[++at] ?? '') : '';
    if (form && !form.test(value)) throw new CommandError(`invalid argument "${value}" for "${option}" flag`);
    given.push([option, value]);
  }
  const [image, ...rest] = args.slice(at);
  if (!image) throw new CommandError('"docker run" requires at least 1 argument.');
  const all = (option: string) => given.filter(([name]) => name === option).map(([, value]) => value);
  const mounts = all('-v').map((text) => readMount(text, cwd, volumes));
  const tmpfs = all('--tmpfs');
  rejectDuplicates([...mounts.map(({place}) => place), ...tmpfs], 'Duplicate mount point');
  const ports = all('-p').map(readPort);
  rejectDuplicates(
    ports.map(([host]) => host),
    'port is already allocated',
  );
  checkUser(all('--user')[0]);
  return {
    image,
    args: rest,
    env: Object.fromEntries(all('-e').flatMap((text) => readVariable(text, env))),
    mounts,
    tmpfs,
    ports: ports.map(([, port]) => port),
    flags: Object.fromEntries(given),
    stdin: given.some(([name]) => name === '-i') ? stdin : undefined,
  };
}

/** Stricter than Docker, which makes what is missing: an empty folder where the recording should be helps nobody. */
function readMount(text: string, cwd: string, volumes: ReadonlySet<string>): Mount {
  const [from = '', place = '', mode] = text.split(':');
  if (!isAbsolute(from)) {
    if (!volumes.has(from)) throw new CommandError(`there is no volume "${from}"`);
    return {source: join(cwd, 'volumes', from), place, isReadOnly: mode === 'ro'};
  }
  if (relative(cwd, from).startsWith('..'))
    throw new CommandError(`mounts denied: ${from} is not in the folder of the program`);
  if (!existsSync(from)) throw new CommandError(`bind source path does not exist: ${from}`);
  return {source: from, place, isReadOnly: mode === 'ro'};
}

function readVariable(text: string, env: Record<string, string>): [string, string][] {
  const [, name = '', value] = /^(\w+)(?:=(.*))?$/s.exec(text) ?? [];
  const found = value ?? env[name];
  return found === undefined ? [] : [[name, found]];
}

function readPort(text: string): [number, number] {
  const [host = 0, port = 0] = text.split(':').map(Number);
  if (host < 1 || host > 65_535 || port < 1 || port > 65_535) throw new CommandError(`invalid port: ${text}`);
  return [host, port];
}

function checkUser(text: string | undefined): void {
  const {min, max} = limits.containers.userId;
  for (const id of text?.split(':').map(Number) ?? []) {
    if (id < min.value || id > max.value)
      throw new CommandError(`--user: ${id} is not from ${min.value} to ${max.value}`);
  }
}

function rejectDuplicates<Item>(items: Item[], message: string): void {
  const twice = items.find((item, index) => items.indexOf(item) !== index);
  if (twice !== undefined) throw new CommandError(`${message}: ${twice}`);
}
