/**
 * The command lines of Docker in the samples: what `docker` and the provider's images would reject, by a table of rules
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

/** What `docker run` would start. */
export interface Container {
  image: string;
  /** What is behind the image. */
  args: string[];
  env: Record<string, string>;
  /** Places in the container. */
  mounts: string[];
  tmpfs: string[];
  ports: number[];
  /** User and group. */
  ids: string[];
  gpus: string[];
  isReadOnly: boolean;
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
  gpus: many,
} as const;
const REGISTRY = 'registry.internal';
/** What readers set before they run a program. */
const SET: Record<string, string> = {
  PWD: '/work',
  REGISTRY,
  LICENSE_TOKEN: 'your-token',
  AUDIO_URL: 'https://audio.example.net/meeting.wav',
  GPU_SERVER: 'gpu-host',
  TRANSLATION_SERVER: 'gpu-host',
  language: 'en',
};

const VARIABLE = /\$\{?(\w+)\}?/g;
/** A call ends at a pipe, a redirection, or the end of its line; in quotes all three are text. */
const CALL = /(?<=^|\$\(|[;&|] )\s*docker ((?:'[^']*'|"(?:\\.|[^"])*"|[^'"|<>;)\n])*)/gm;
const WORD = /(?:'[^']*'|"(?:\\.|[^"])*"|[^\s'"])+/g;
const QUOTED = /'([^']*)'|"((?:\\.|[^"])*)"/g;

/** Returns the words behind each `docker` in a shell program, without quotes and with the values of variables. */
export function dockerCalls(program: string): string[][] {
  const text = program.replace(/^\s*#.*$/gm, '').replace(/\\\n/g, ' ');
  const assigned = [...text.matchAll(/^(\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const values: Record<string, string> = {...SET, ...Object.fromEntries(assigned)};
  const filled = text.replace(VARIABLE, (whole, name: string) => values[name]?.replace(VARIABLE, '') ?? whole);
  return [...filled.matchAll(CALL)].map(([, line = '']) =>
    [...line.matchAll(WORD)].map(([word]) => word.replace(QUOTED, (_, single, double) => single ?? double)),
  );
}

/** Returns what is wrong with the calls of `docker` in a shell program, each as "rule: what was seen". */
export function dockerFaults(program: string): string[] {
  const built = new Set(['alpine']);
  return dockerCalls(program).flatMap(([command = '', ...words]) => {
    if (command === 'build') built.add(words[words.indexOf('-t') + 1] ?? '');
    if (command === 'pull' || command === 'push') return modeOf(words[0]) ? [] : [`the image exists: ${words[0]}`];
    if (command !== 'run') return OTHER_COMMANDS.includes(command) ? [] : [`the command exists: ${command}`];
    try {
      const container = containerOf(words);
      return built.has(container.image) ? faultsBy(OPTION_RULES, container) : containerFaults(container);
    } catch (error) {
      return [`docker run has the option: ${(error as Error).message}`];
    }
  });
}

/** Reads the words behind `docker run`; throws for an option that it does not have. */
function containerOf(words: string[]): Container {
  // What is behind the image belongs to the container.
  const {tokens = []} = parseArgs({args: words, options: OPTIONS, strict: false, tokens: true});
  const behind = tokens.find(({kind}) => kind === 'positional')?.index ?? words.length;
  const [image = '', ...args] = words.slice(behind);
  const {values} = parseArgs({args: words.slice(0, behind), options: OPTIONS});
  const {env = [], volume = [], publish = [], tmpfs = [], user = '', gpus = []} = values;
  return {
    image,
    args,
    // A variable without a value is that of the shell.
    env: Object.fromEntries(env.map((text) => /^([^=]*)=(.*)$/s.exec(text)?.slice(1) ?? [text, 'your-token'])),
    mounts: volume.map((text) => text.split(':')[1] ?? ''),
    tmpfs,
    ports: publish.map((text) => Number(text.split(':')[1])),
    ids: user.split(':').filter(Boolean),
    gpus,
    isReadOnly: values['read-only'] ?? false,
  };
}

/** Returns what an image of the provider is for, by its address in any registry; `undefined` when it has no such image. */
export function modeOf(address = ''): ContainerMode | undefined {
  const name = address.replace(/^[^/]*\//, '');
  const isOfLanguage =
    /gpu-inference/.test(name) ||
    languages.some(({onPremImages: all}) => Array.isArray(all) && all.includes(name.split(':')[0] ?? ''));
  return containerImages.find(({image}) => {
    const form = image.replace(/^[^/]*\//, '').replaceAll('.', '\\.');
    const pattern = form.replace('<lang>', '[a-z_-]+?').replace('<group>', '[1-4]');
    return new RegExp(`^${pattern}$`).test(name) && (isOfLanguage || !form.includes('<lang>'));
  })?.modes[0];
}

/** Returns what the container would not read or do: rules of `docker run`, then those of the provider's image. */
export function containerFaults(container: Container): string[] {
  const {image, args} = container;
  const found = modeOf(image);
  if (!found || !image.startsWith(`${REGISTRY}/`)) return [`the image exists: ${image}`];
  const mode = found === 'batch' && args.includes('--run-mode') ? 'worker' : found;
  return [...faultsBy(OPTION_RULES, container), ...faultsBy(IMAGE_RULES, {...container, mode})];
}

/** Rules by what they claim; each returns what of the container breaks it. */
type Rules<Subject> = Record<string, (subject: Subject) => unknown[]>;

const faultsBy = <Subject>(rules: Rules<Subject>, subject: Subject) =>
  Object.entries(rules).flatMap(([rule, broken]) => broken(subject).map((seen) => `${rule}: ${seen}`));

const {min, max} = limits.containers.userId;

const OPTION_RULES: Rules<Container> = {
  'one mount at a place': ({mounts, tmpfs}) =>
    [...mounts, ...tmpfs].filter((place, at, all) => all.indexOf(place) !== at),
  [`--user is from ${min.value} to ${max.value}`]: ({ids}) =>
    ids.filter((id) => !(Number(id) >= min.value && Number(id) <= max.value)),
  // Docker reads the value as a list separated by commas, so that quotes belong to it.
  '--gpus is a device': ({gpus}) => gpus.filter((value) => !/^(?:all|"device=\d+")$/.test(value)),
};

const FORMS = {
  string: /^[^"']+$/,
  integer: /^-?\d+$/,
  boolean: /^(?:true|false|yes|no|0|1)$/,
  path: /^\/[\w./-]+$/,
  'host:port': /^[\w.-]+:\d+$/,
};
const HOME = `/home/${provider.containerUser}`;
const SCRATCH = [HOME, `${HOME}/work`, '/tmp'];
const ON_GPU = ['gpu-server', 'translation-server', 'multilingual-server'];
const UNLICENSED = ['gpu-server', 'translation-server', 'usage'];
const flagOf = (text: string) => text.replace(/[ =].*/, '');

const IMAGE_RULES: Rules<Container & {mode: ContainerMode}> = {
  'a page has the variable for this image': ({env, mode}) =>
    Object.keys(env).filter((name) => !forMode(containerVariables, mode).some((one) => one.name === name)),
  'the variable takes the value': ({env, mode}) =>
    forMode(containerVariables, mode).flatMap(({name, type}) => {
      const choice = name.endsWith('_CACHE_TYPE') ? /^shared$/ : name.endsWith('_MODEL') && /^(?:standard|enhanced)$/;
      const value = env[name];
      return value === undefined || (choice || FORMS[type]).test(value) ? [] : [`${name}="${value}"`];
    }),
  'the image listens on the port': ({ports, mode}) =>
    ports.filter((port) => !forMode(containerPorts, mode).some((one) => one.port === port)),
  'the container reads the mount': ({mounts, args, env, mode}) => {
    const read = ['/audio', ...forMode(containerMounts, mode).map(({path}) => path)];
    const named = [...args, ...Object.values(env)].map((text) => `${text}/`);
    return mounts.filter((place) => !read.includes(place) && !named.some((path) => path.startsWith(`${place}/`)));
  },
  'the container writes to the tmpfs': ({tmpfs}) => tmpfs.filter((place) => !SCRATCH.includes(place)),
  'the image has the argument': ({args, mode}) => {
    const known = forMode(containerArguments, mode).map(({name}) => flagOf(name));
    return args.filter((arg) => arg.startsWith('-') && !known.includes(flagOf(arg)));
  },
  '--gpus is for GPU servers': ({gpus, env, mode}) =>
    gpus.length > 0 === ON_GPU.includes(mode) || env.CUDA_VISIBLE_DEVICES ? [] : [mode],
  'LICENSE_TOKEN or /license.json is there': ({env, mounts, mode}) =>
    UNLICENSED.includes(mode) || env.LICENSE_TOKEN || mounts.includes('/license.json') ? [] : [mode],
  'a read-only container has a tmpfs to write to': ({isReadOnly, tmpfs, mode}) =>
    !isReadOnly || tmpfs.some((place) => (mode === 'batch' ? place.startsWith(HOME) : place === '/tmp')) ? [] : [mode],
};
