/**
 * The command lines of Docker in the samples: what `docker` and the provider's images would reject, by a table of options
 * and by `data/containers.ts`. Nothing is run.
 */
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

/** The commands that the pages use, each with its options and the form of their value; `null` for those without. */
const COMMANDS: Record<string, Record<string, RegExp | null>> = {
  run: {
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
  },
  build: {'-t': /^[a-z][a-z0-9-]*$/, '--build-arg': /^\w+=/},
  inspect: {'--format': /^\{\{\.State\.\w+\}\}/},
  ...{login: {}, pull: {}, tag: {}, push: {}, logs: {}, volume: {}},
};
/** Values of variables that the reader sets. */
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
  const options = COMMANDS[command];
  if (!options) return [`'${command}' is not a docker command`];
  const given: [string, string][] = [];
  const rest: string[] = [];
  while (words.length > 0) {
    const word = words.shift() as string;
    // What is behind the image belongs to the container.
    if (!word.startsWith('-') || (command === 'run' && rest.length > 0)) rest.push(word);
    else if (options[word] === undefined) return [`unknown flag: ${word}`];
    else {
      const value = options[word] ? (words.shift() ?? '') : '';
      if (options[word]?.test(value) === false) return [`invalid argument "${value}" for "${word}" flag`];
      given.push([word, value]);
    }
  }
  const all = (option: string) => given.filter(([name]) => name === option).map(([, value]) => value);
  if (command === 'build') built.add(all('-t')[0] ?? '');
  if (command === 'pull' || command === 'push')
    return findImage(withoutRegistry(rest[0])) ? [] : [`no image ${rest[0]}`];
  if (command !== 'run') return [];
  const [image = '', ...args] = rest;
  const mounts = all('-v').map((text) => text.split(':')[1] ?? '');
  const places = [...mounts, ...all('--tmpfs')];
  const env = all('-e').map((text) => [
    text.split('=')[0],
    text.includes('=') ? text.replace(/^\w+=/, '') : 'your-token',
  ]);
  const {min, max} = limits.containers.userId;
  return [
    ...places.filter((place, index) => places.indexOf(place) !== index).map((place) => `two mounts at ${place}`),
    ...(all('--user')[0]?.split(':') ?? [])
      .filter((id) => Number(id) < min.value || Number(id) > max.value)
      .map((id) => `--user: ${id} is not from ${min.value} to ${max.value}`),
    ...(built.has(image)
      ? []
      : runFaults({
          image,
          args,
          env: Object.fromEntries(env),
          mounts,
          tmpfs: all('--tmpfs'),
          ports: all('-p').map((text) => Number(text.split(':')[1])),
          flags: new Set(given.map(([name]) => name)),
        })),
  ];
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
