/** The provider's images: which there are, and what each accepts. All of it follows from `data/containers.ts`. */
import {readFileSync, statSync} from 'node:fs';
import {posix} from 'node:path';
import {
  type ContainerMode,
  containerArguments,
  containerImages,
  containerMounts,
  containerPorts,
  containerVariables,
  forMode,
} from '../../../../data/containers';
import {type Language, languages} from '../../../../data/languages';
import {provider} from '../../../../provider';
import type {Mount, Run} from './options';
import {CommandError} from './types';

/** The reader's own registry, as the samples get it in `REGISTRY`. */
export const REGISTRY = 'registry.internal';
const ONE_LANGUAGE = ['en', 'es', 'de', 'fr'];
const HOME = `/home/${provider.containerUser}`;

export interface Image {
  mode: ContainerMode;
  name: string;
  /** The one that a transcriber knows. */
  language: Language | undefined;
}

/** Finds an image by its name and tag, without the registry; `undefined` when the provider has none like it. */
export function findImage(name: string): Image | undefined {
  for (const {image, modes} of containerImages) {
    const [mode] = modes;
    const [, form = ''] = /\/(.*)$/.exec(image) ?? [];
    const pattern = form.replaceAll('.', '\\.').replace('<lang>', '([a-z_-]+?)').replace('<group>', '[1-4]');
    const match = new RegExp(`^${pattern}$`).exec(name);
    if (!mode || !match) continue;
    if (mode !== 'batch' && mode !== 'realtime') {
      return match[1] && !ONE_LANGUAGE.includes(match[1]) ? undefined : {mode, name, language: undefined};
    }
    const [plain = ''] = name.split(':');
    const language = languages.find(({onPremImages}) => Array.isArray(onPremImages) && onPremImages.includes(plain));
    if (language) return {mode, name, language};
  }
  return undefined;
}

/** Rejects what the container would not read: variables, ports, mounts, arguments that no page knows. */
export function checkRun(run: Run, image: Image): void {
  const {name} = image;
  const mode = modeOf(run, image);
  for (const [variable, value] of Object.entries(run.env)) checkVariable(variable, value, mode);
  const ports = forMode(containerPorts, mode).map(({port}) => port);
  const strange = run.ports.find((port) => !ports.includes(port));
  if (strange) throw new CommandError(`nothing in ${name} listens on port ${strange}`);
  checkMounts(run, mode);
  const isServer = isGpuServer(image);
  if (!isServer && run.flags['--gpus']) throw new CommandError(`${name} uses no GPU: --gpus`);
  if (isServer && !run.flags['--gpus'] && !run.env.CUDA_VISIBLE_DEVICES)
    throw new CommandError(`${name} has no GPU`, 1);
  if (name.includes('standard-all') && run.env[`${provider.envPrefix}_MODEL`] !== 'standard') {
    throw new CommandError(`${name} needs the model "standard"`, 1);
  }
  checkEngines(run);
}

/** A batch image is a transcriber of one file, or a worker that serves jobs until it is stopped. */
export function modeOf({args}: Pick<Run, 'args'>, {mode}: Image): ContainerMode {
  return mode === 'batch' && args.includes('--run-mode') ? 'worker' : mode;
}

export function isGpuServer({mode}: Image): boolean {
  return mode === 'gpu-server' || mode === 'translation-server' || mode === 'multilingual-server';
}

/** The engines to load at the start are a list in one form, and there are no more of them than sessions. */
function checkEngines({env}: Run): void {
  const list = env[`${provider.envPrefix}_PREWARM_ENGINE_MODES`];
  if (list === undefined) return;
  const counts = list
    .split(';')
    .map((entry) => Number(/^[a-z_]+_[a-z-]+_(?:cpu|gpu)_(?:standard|enhanced):([1-9]\d*)$/.exec(entry)?.[1]));
  if (counts.some(Number.isNaN)) throw new CommandError(`"${list}" is no list of engines`, 1);
  const sum = counts.reduce((left, right) => left + right, 0);
  const sessions = Number(env[`${provider.envPrefix}_MAX_CONCURRENT_CONNECTIONS`] ?? 1);
  if (sum > sessions) throw new CommandError(`the container loads ${sum} engines for ${sessions} sessions`, 1);
}

function checkVariable(name: string, value: string, mode: ContainerMode): void {
  const known = forMode(containerVariables, mode).find((variable) => variable.name === name);
  if (!known) throw new CommandError(`no page knows the variable ${name} for this image`);
  const forms = {
    string: /^[^"']+$/,
    integer: /^-?\d+$/,
    boolean: /^(?:true|false|yes|no|0|1)$/,
    path: /^\/[\w./-]+$/,
    'host:port': /^[\w.-]+:\d+$/,
  };
  const isChoice = name.endsWith('_CACHE_TYPE') ? value === 'shared' : true;
  const isPoint = /_(?:OPERATING_POINT|MODEL)$/.test(name) ? ['standard', 'enhanced'].includes(value) : true;
  if (!forms[known.type].test(value) || !isChoice || !isPoint) {
    // A token in quotes is what somebody pastes from the license file.
    if (name === 'LICENSE_TOKEN') throw new CommandError('License Error: illegal base64 data', 1);
    throw new CommandError(`${name}="${value}" is no ${known.type} that it takes`, 1);
  }
}

/** A volume is where the container looks, or where an argument, a variable or the configuration sends it. */
function checkMounts({mounts, tmpfs, args, env, flags}: Run, mode: ContainerMode): void {
  const places = forMode(containerMounts, mode).map(({path}) => path);
  const named = [...args, ...Object.values(env)].filter((text) => text.startsWith('/'));
  const isNamed = (place: string) => named.some((path) => path === place || path.startsWith(`${place}/`));
  // The configuration may name a file of any folder; the transcriber looks there.
  const config = mounts.find(({place, source}) => place === '/config.json' && statSync(source).isFile())?.source;
  const [, fetched] = /"file:\/\/(\/[^"]+)"/.exec(config ? readFileSync(config, 'utf8') : '') ?? [];
  if (fetched && mode === 'batch') named.push(fetched);
  for (const {place, source} of mounts) {
    if (!places.includes(place) && !isNamed(place)) throw new CommandError(`nothing in this container reads ${place}`);
    const isFile = posix.extname(place) !== '';
    if (statSync(source).isFile() !== isFile) throw new CommandError(`${source} cannot be mounted onto ${place}`);
  }
  const scratch = [HOME, `${HOME}/work`, '/tmp'];
  const strange = tmpfs.find((place) => !scratch.includes(place));
  if (strange) throw new CommandError(`this container writes nothing to ${strange}`);
  if (flags['--read-only'] === undefined) return;
  const needed = mode === 'batch' ? [HOME, `${HOME}/work`] : ['/tmp'];
  const isWritable = (place: string) => tmpfs.includes(place) || mounts.some((one) => one.place === place);
  if (!needed.some(isWritable)) throw new CommandError(`${needed[0]}: Read-only file system`, 1);
}

/** Reads the arguments behind an image; `values` has one entry for each that is given. */
export function readArguments(args: readonly string[], mode: ContainerMode): Record<string, string> {
  const forms = forMode(containerArguments, mode).map(({name}) => /^(-+[\w-]+)(.*)$/.exec(name) ?? []);
  const values: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 1) {
    const [, name = args[at] as string, value] = /^(--[\w-]+)=(.*)$/s.exec(args[at] ?? '') ?? [];
    const plain = name.replace('--allformats', '--all-formats');
    const form = forms.find(([, known]) => known === plain);
    if (!form) throw new CommandError(`flag provided but not defined: ${name}`, 2);
    values[plain] = form[2] ? (value ?? args[++at] ?? '') : '';
  }
  const runMode = values['--run-mode'];
  if (runMode !== undefined && runMode !== 'http') throw new CommandError(`invalid run mode: ${runMode}`, 2);
  const cores = values['--parallel'];
  if (cores !== undefined && !/^[1-9]\d*$/.test(cores)) throw new CommandError('invalid check_parallel value', 2);
  return values;
}

/** Returns the path on this machine of a path in the container; `undefined` where nothing is mounted. */
export function outside(mounts: readonly Mount[], path: string): {path: string; isReadOnly: boolean} | undefined {
  const mount = mounts.find(({place}) => path === place || path.startsWith(`${place}/`));
  return mount && {path: mount.source + path.slice(mount.place.length), isReadOnly: mount.isReadOnly};
}
