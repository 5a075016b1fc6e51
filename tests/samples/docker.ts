/**
 * The command lines of Docker in the samples: what `docker` and the provider's images would reject, by a table of options
 * and by `data/containers.ts`. Nothing is run.
 */
import {parseArgs} from 'node:util';
import {
  type ContainerMode,
  containerArguments,
  containerImages,
  containerMounts,
  containerPorts,
  containerVariables,
  forMode,
} from '../../data/containers';
import {languages} from '../../data/languages';
import {limits} from '../../data/limits';
import {provider} from '../../provider';

export interface Run {
  image: string;
  /** What is behind the image. */
  args: string[];
  env: Record<string, string>;
  /** Places in the container. */
  mounts: string[];
  tmpfs: string[];
  ports: number[];
  flags: ReadonlySet<string>;
}

const OTHER_COMMANDS = ['build', 'inspect', 'login', 'pull', 'tag', 'push', 'logs', 'volume'];
const many = {type: 'string', multiple: true} as const;
const OPTIONS = {
  rm: {type: 'boolean'},
  interactive: {type: 'boolean', short: 'i'},
  'read-only': {type: 'boolean'},
  env: {...many, short: 'e'},
  volume: {...many, short: 'v'},
  publish: {...many, short: 'p'},
  tmpfs: many,
  name: {type: 'string'},
  user: {type: 'string'},
  cpus: {type: 'string'},
  memory: {type: 'string'},
  gpus: {type: 'string'},
} as const;
const SET = {
  PWD: '/work',
  REGISTRY: 'registry.internal',
  LICENSE_TOKEN: 'your-token',
  AUDIO_URL: 'https://audio.example.net/meeting.wav',
  GPU_SERVER: 'gpu-host',
  TRANSLATION_SERVER: 'gpu-host',
  language: 'en',
};

/** Returns what is wrong with the calls of `docker` in a shell program. */
export function dockerFaults(program: string): string[] {
  const text = program.replace(/^\s*#.*$/gm, '').replace(/\\\n/g, ' ');
  const assigned = [...text.matchAll(/^(\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const values: Record<string, string> = {...SET, ...Object.fromEntries(assigned)};
  const filled = text.replace(
    /\$\{?(\w+)\}?/g,
    (whole, name: string) => values[name]?.replace(/\$\{?(\w+)\}?/g, '') ?? whole,
  );
  const calls = [...filled.matchAll(/(?<=^|\$\(|[;&|] )\s*docker ((?:'[^']*'|"(?:\\.|[^"])*"|[^'"|<>;)\n])*)/gm)];
  const built = new Set(['alpine']);
  return calls.flatMap(([, line = '']) => {
    const words = [...line.matchAll(/(?:'[^']*'|"(?:\\.|[^"])*"|[^\s'"])+/g)].map(([word]) =>
      word.replace(/'([^']*)'|"((?:\\.|[^"])*)"/g, (_, single, double) => single ?? double),
    );
    return callFaults(words, built);
  });
}

function callFaults([command = '', ...words]: string[], built: Set<string>): string[] {
  if (command === 'build') built.add(words[words.indexOf('-t') + 1] ?? '');
  if (command === 'pull' || command === 'push')
    return findImage(withoutRegistry(words[0])) ? [] : [`no image ${words[0]}`];
  if (command !== 'run') return OTHER_COMMANDS.includes(command) ? [] : [`'${command}' is not a docker command`];
  // What is behind the image belongs to the container.
  const {tokens = []} = parseArgs({args: words, options: OPTIONS, strict: false, tokens: true});
  const behind = tokens.find(({kind}) => kind === 'positional')?.index ?? words.length;
  const [image = '', ...args] = words.slice(behind);
  try {
    const {values} = parseArgs({args: words.slice(0, behind), options: OPTIONS});
    const {volume = [], publish = [], tmpfs = [], user = '', gpus = 'all'} = values;
    const mounts = volume.map((text) => text.split(':')[1] ?? '');
    const places = [...mounts, ...tmpfs];
    const env = Object.fromEntries(
      (values.env ?? []).map((text) => [
        text.split('=')[0],
        text.includes('=') ? text.replace(/^\w+=/, '') : 'your-token',
      ]),
    );
    const ports = publish.map((text) => Number(text.split(':')[1]));
    const flags = new Set(Object.keys(values).map((name) => `--${name}`));
    const {min, max} = limits.containers.userId;
    return [
      ...places.filter((place, index) => places.indexOf(place) !== index).map((place) => `two mounts at ${place}`),
      ...user
        .split(':')
        .filter((id) => id && !(Number(id) >= min.value && Number(id) <= max.value))
        .map((id) => `--user: ${id} is not from ${min.value} to ${max.value}`),
      // Docker reads the value as a list separated by commas, so that quotes belong to it.
      ...(/^(?:all|"device=\d+")$/.test(gpus) ? [] : [`--gpus: ${gpus} is no device`]),
      ...(built.has(image) ? [] : runFaults({image, args, env, mounts, tmpfs, ports, flags})),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

const withoutRegistry = (image = '') => image.replace(/^[^/]*\//, '');

/** Finds an image by its name and tag, without the registry; `undefined` when the provider has none like it. */
export function findImage(name: string): {mode: ContainerMode} | undefined {
  for (const {image, modes} of containerImages) {
    const form = /\/(.*)$/.exec(image)?.[1]?.replaceAll('.', '\\.') ?? '';
    const pattern = form.replace('<lang>', '[a-z_-]+?').replace('<group>', '[1-4]');
    const [mode] = modes;
    if (!mode || !new RegExp(`^${pattern}$`).test(name)) continue;
    const isKnown = languages.some(
      ({onPremImages: all}) => Array.isArray(all) && all.includes(name.split(':')[0] ?? ''),
    );
    return !form.includes('<lang>') || isKnown || /gpu-inference/.test(name) ? {mode} : undefined;
  }
  return undefined;
}

const FORMS = {
  string: /^[^"']+$/,
  integer: /^-?\d+$/,
  boolean: /^(?:true|false|yes|no|0|1)$/,
  path: /^\/[\w./-]+$/,
  'host:port': /^[\w.-]+:\d+$/,
};

/** Returns what the container would not read: variables, ports, mounts, and arguments that no page knows. */
export function runFaults({image, args, env, mounts, tmpfs, ports, flags}: Run): string[] {
  const found = findImage(withoutRegistry(image));
  if (!found || !image.startsWith(`${SET.REGISTRY}/`)) return [`Unable to find image '${image}'`];
  const isServer = ['gpu-server', 'translation-server', 'multilingual-server'].includes(found.mode);
  const mode = found.mode === 'batch' && args.includes('--run-mode') ? 'worker' : found.mode;
  const listening = forMode(containerPorts, mode).map(({port}) => port);
  const read = forMode(containerMounts, mode).map(({path}) => path);
  const named = [...args, ...Object.values(env)].filter((text) => text.startsWith('/'));
  const isNamed = (place: string) => named.some((path) => path === place || path.startsWith(`${place}/`));
  const known = forMode(containerArguments, mode).map(({name}) => name.split(/[ =]/)[0]);
  const home = `/home/${provider.containerUser}`;
  const scratch = [home, `${home}/work`, '/tmp'];
  const needed = mode === 'batch' ? scratch.slice(0, 2) : ['/tmp'];
  const variables = Object.entries(env).flatMap(([name, value]) => {
    const variable = forMode(containerVariables, mode).find((one) => one.name === name);
    if (!variable) return [`no page knows the variable ${name} for this image`];
    const isChoice = /_CACHE_TYPE$/.test(name)
      ? value === 'shared'
      : !/_MODEL$/.test(name) || /^(standard|enhanced)$/.test(value);
    return isChoice && FORMS[variable.type].test(value)
      ? []
      : [`${name}="${value}" is no ${variable.type} that it takes`];
  });
  return [
    ...variables,
    ...ports.filter((port) => !listening.includes(port)).map((port) => `nothing in ${image} listens on port ${port}`),
    ...mounts
      .filter((place) => !read.includes(place) && !isNamed(place) && place !== '/audio')
      .map((place) => `nothing in this container reads ${place}`),
    ...tmpfs.filter((place) => !scratch.includes(place)).map((place) => `this container writes nothing to ${place}`),
    ...args
      .filter((arg) => arg.startsWith('-') && !known.includes(arg.split('=')[0]))
      .map((arg) => `flag provided but not defined: ${arg}`),
    ...(flags.has('--gpus') === isServer || env.CUDA_VISIBLE_DEVICES ? [] : [`${image}: --gpus is for GPU servers`]),
    ...((isServer && mode !== 'multilingual-server') || mode === 'usage'
      ? []
      : [env.LICENSE_TOKEN, mounts.find((place) => place === '/license.json')].some(Boolean)
        ? []
        : ['no license: set LICENSE_TOKEN or mount /license.json']),
    ...(flags.has('--read-only') && !needed.some((place) => tmpfs.includes(place))
      ? [`${needed[0]}: Read-only file system`]
      : []),
  ];
}
