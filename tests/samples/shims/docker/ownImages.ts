/**
 * Images of the reader's own: `docker build` reads the Dockerfile, and `docker run` runs the script that it copies, on
 * this machine, in a folder that represents the disk of the container. What the base image brings is `pipeline`.
 */
import {execFile} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {findImage, type Image, outside, REGISTRY} from './images';
import type {Run} from './options';
import {type Call, CommandError, type CommandResult} from './types';

export interface OwnImage {
  base: Image;
  /** Path in the image and content; those that may be executed. */
  files: Map<string, {text: string; mode: number}>;
  command: string[];
}

/** Where `pipeline` must be called. */
const PIPELINE_FOLDER = '/opt/orchestrator';
/** A path in a script, up to what ends a word. */
const PATH = /(?<=^|[\s'"=])\/[\w./-]+/g;

/** Builds the image of the Dockerfile in the caller's folder; `args` follow `docker build`. */
export function buildImage(args: string[], cwd: string): {name: string; image: OwnImage} {
  const values: Record<string, string> = {};
  let name = '';
  const rest = [...args];
  for (let option = rest.shift(); option !== '.'; option = rest.shift()) {
    const value = rest.shift();
    if (option === '-t' && value && /^[a-z][a-z0-9-]*$/.test(value)) name = value;
    else if (option === '--build-arg' && value?.includes('=')) {
      const [key = '', ...text] = value.split('=');
      values[key] = text.join('=');
    } else throw new CommandError(`docker build: invalid argument "${option ?? ''} ${value ?? ''}"`);
  }
  if (!name || rest.length > 0) throw new CommandError('"docker build" requires a name and one folder');
  return {name, image: readDockerfile(cwd, values)};
}

function readDockerfile(cwd: string, values: Record<string, string>): OwnImage {
  const file = join(cwd, 'Dockerfile');
  if (!existsSync(file))
    throw new CommandError('failed to read dockerfile: open Dockerfile: no such file or directory', 1);
  let base: Image | undefined;
  let command: string[] = [];
  const declared = new Set<string>();
  const files: OwnImage['files'] = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, instruction = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line.trim()) ?? [];
    if (!line.trim() || line.startsWith('#')) continue;
    if (instruction === 'ARG') declared.add(text);
    else if (instruction === 'FROM') {
      const filled = text.replace(/\$\{(\w+)\}/g, (_, key: string) => (declared.has(key) && values[key]) || '');
      base = filled.startsWith(`${REGISTRY}/`) ? findImage(filled.slice(REGISTRY.length + 1)) : undefined;
      if (!base) throw new CommandError(`${filled}: failed to resolve source metadata: not found`, 1);
    } else if (instruction === 'COPY' && base) {
      const [, mode = '644', source = '', place = ''] = /^(?:--chmod=([0-7]{3}) )?(\S+) (\/\S+)$/.exec(text) ?? [];
      const from = join(cwd, source);
      if (!source || !existsSync(from))
        throw new CommandError(`failed to compute cache key: "/${source}": not found`, 1);
      files.set(place, {text: readFileSync(from, 'utf8'), mode: Number.parseInt(mode, 8)});
    } else if (instruction === 'CMD' && base) command = JSON.parse(text);
    else throw new CommandError(`dockerfile parse error: unknown instruction: ${line}`, 1);
  }
  if (!base) throw new CommandError('no build stage in current context', 1);
  return {base, files, command};
}

/** Runs the command of an image; `address` is where its `pipeline` finds the shim again. */
export async function runOwnImage(run: Run, image: OwnImage, call: Call, address: string): Promise<CommandResult> {
  const {files, command} = image;
  const [path = '', ...args] = run.args.length > 0 ? run.args : command;
  const script = files.get(path);
  if (!script) throw new CommandError(`exec: "${path}": no such file or directory`, 127);
  if ((script.mode & 0o111) === 0) throw new CommandError(`exec: "${path}": permission denied`, 126);
  const disk = mkdtempSync(join(call.cwd, 'disk-'));
  try {
    mkdirSync(join(disk, PIPELINE_FOLDER), {recursive: true});
    mkdirSync(join(disk, 'bin'));
    const client = join(__dirname, 'client.mjs');
    writeFileSync(join(disk, 'bin/pipeline'), `#!/bin/sh\nexec '${process.execPath}' '${client}' pipeline "$@"\n`);
    chmodSync(join(disk, 'bin/pipeline'), 0o755);
    const own = join(disk, 'script');
    writeFileSync(
      own,
      script.text.replace(PATH, (place) => onDisk(place, run, disk)),
    );
    chmodSync(own, script.mode);
    const env = {...run.env, PATH: `${join(disk, 'bin')}:${process.env.PATH}`, DOCKER_STANDIN: address};
    return await new Promise<CommandResult>((resolve) => {
      const child = execFile('sh', [own, ...args], {cwd: disk, env}, (error, stdout, stderr) => {
        const hide = (text: string) => text.replaceAll(own, path).replaceAll(disk, '');
        resolve({code: error ? Number(error.code) || 1 : 0, stdout: hide(stdout), stderr: hide(stderr)});
      });
      child.stdin?.end();
    });
  } finally {
    rmSync(disk, {recursive: true, force: true});
  }
}

/** A path of the container as a path of this machine: in a mounted folder, or on the disk that goes with the container. */
function onDisk(place: string, {mounts}: Run, disk: string): string {
  if (place === '/bin/sh') return place;
  return outside(mounts, place)?.path ?? join(disk, place);
}

/** Finds the disk of the container in which `pipeline` was called; rejects a call from another folder. */
export function diskOf(call: Call): string {
  const disk = call.cwd.slice(0, -PIPELINE_FOLDER.length);
  if (!call.cwd.endsWith(PIPELINE_FOLDER) || relative(dirname(disk), disk).startsWith('..')) {
    throw new CommandError(`pipeline: not in ${PIPELINE_FOLDER}`, 1);
  }
  const audio = join(disk, 'input.audio');
  if (!existsSync(audio) || !statSync(audio).isFile()) throw new CommandError('/input.audio is not valid', 1);
  return disk;
}
