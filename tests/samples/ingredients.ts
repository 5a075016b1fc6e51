/** What a program runs with, as found on this machine: its language, and the packages and commands that it names. */
import {existsSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {homedir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {findPython, PYTHON_PACKAGES, type PythonPackage} from '../../tools/python';
import {outputOf} from '../../tools/run';
import {samplesPython} from '../support/python';
import {remembered} from '../support/remembered';
import type {Language} from './cases';

interface Ingredient {
  name: string;
  /** `undefined` where it is missing. */
  version: string | undefined;
}

/** Commands of shell programs, with what prints their version. */
const COMMANDS = ['curl', 'ffmpeg', 'jq'] as const;
const NODE_PACKAGES = ['ws'] as const;

const PACKAGES = Object.keys(PYTHON_PACKAGES) as PythonPackage[];

/** Returns the interpreter that runs a program: for Python, one that has the packages it imports. */
export function interpreterOf(path: string, language: Language): string | undefined {
  if (language === 'python') return pythonWith(pythonPackagesOf(path));
  if (language === 'javascript') return process.execPath;
  return language === 'shell' ? 'bash' : `run-${language}`;
}

/** The jar of the one package that the programs in Java import: of Debian, or the newest that Maven has fetched. */
const gson = (() => {
  const folder = join(homedir(), '.m2/repository/com/google/code/gson/gson');
  const fetched = existsSync(folder)
    ? readdirSync(folder).map((version) => join(folder, version, `gson-${version}.jar`))
    : [];
  return ['/usr/share/java/gson.jar', ...fetched.sort().reverse()].find((path) => existsSync(path));
})();

/** Where Debian puts the sources of Go packages. */
const GO_PATH = '/usr/share/gocode';
const GO_PACKAGES = {'github.com/gorilla/websocket': 'golang-github-gorilla-websocket-dev'};

/** What plays the parts of .NET that Mono lacks. */
const DOTNET = join(process.cwd(), 'tests/samples/shims/dotnet.cs');
const DOTNET_LIBRARIES = ['System.Net.Http', 'System.Web.Extensions', 'Mono.Posix'];
/** Where Debian puts them; its compiler comes without. */
const hasLibraries = () => DOTNET_LIBRARIES.every((name) => existsSync(`/usr/lib/mono/4.5/${name}.dll`));
const mcs = [
  'mcs -nologo -langversion:latest -nowarn:0028,0649',
  ...DOTNET_LIBRARIES.map((name) => `-r:${name}.dll`),
  `-out:"$program.$$" "$program" '${DOTNET}'`,
].join(' ');

/** Compiles the program once, also where several of its runs start together, and becomes it. */
const compiledBy = (compiler: string, run: string) =>
  [
    'program=$1; shift',
    `[ "$program.out" -nt "$program" ] || { ${compiler} && mv "$program.$$" "$program.out"; } || exit`,
    `exec ${run}"$program.out" "$@"`,
  ].join('\n');

/** What `run-java` and the like are: each becomes the program, so that signals reach it. */
export const compilers: Readonly<Record<string, string>> = {
  // Node.js 20 does not run TypeScript. Parts of apps are compiled only.
  'run-typescript': `exec '${process.execPath}' --import '${pathToFileURL(join(process.cwd(), 'node_modules/tsx/dist/loader.mjs'))}' "$@"`,
  'run-java': `exec java -XX:TieredStopAtLevel=1 -cp '${gson}' "$@"`,
  'run-go': [
    `export GO111MODULE=off GOPATH=${GO_PATH} GOCACHE='${join(process.cwd(), 'node_modules/.cache/go')}'`,
    compiledBy('go build -o "$program.$$" "$program"', ''),
  ].join('\n'),
  'run-csharp': compiledBy(mcs, 'mono '),
};

/** Whether a program is compiled before each run, or, in TypeScript, by a loader. */
export const isCompiled = (language: Language) => `run-${language}` in compilers;

/** Returns everything that the program needs, language first. */
export function ingredientsOf(path: string, language: Language): Ingredient[] {
  if (language === 'python') return pythonIngredients(path);
  const whole = readFileSync(path, 'utf8');
  const text = whole.replace(/^\s*#.*$/gm, '');
  if (language === 'javascript' || language === 'typescript') {
    const packages = NODE_PACKAGES.filter((name) => text.includes(`from '${name}'`));
    return [
      {name: 'Node.js', version: process.versions.node},
      ...(language === 'typescript' ? [{name: 'tsx', version: packageVersion('tsx')}] : []),
      ...packages.map((name) => ({name, version: packageVersion(name)})),
    ];
  }
  if (language === 'java') return [{name: 'Java', version: versionOf('java', '--version')}, ...gsonOf(text)];
  if (language === 'go') return [{name: 'Go', version: versionOf('go', 'version')}, ...goPackagesOf(text)];
  if (language === 'csharp') {
    return [{name: 'C# under Mono', version: hasLibraries() ? versionOf('mcs', '--version') : undefined}];
  }
  const commands = COMMANDS.filter((name) => new RegExp(`(^|[\\s|(])${name}\\s`, 'm').test(text));
  const bash = {name: 'Bash', version: versionOf('bash', '--version')};
  return [
    // What says #!/bin/sh runs on any shell, inside a container.
    ...(whole.startsWith('#!/bin/sh') ? [] : [bash]),
    ...(/\bpython3\s/.test(text) ? [pythonItself(pythonWith(PACKAGES))] : []),
    ...commands.map((name) => ({name, version: versionOf(name, name === 'ffmpeg' ? '-version' : '--version')})),
  ];
}

function gsonOf(text: string): Ingredient[] {
  const version = gson && (/gson-([\d.]+)\.jar$/.exec(realpathSync(gson))?.[1] ?? '2');
  return text.includes('import com.google.gson.') ? [{name: 'Gson', version}] : [];
}

function goPackagesOf(text: string): Ingredient[] {
  return Object.entries(GO_PACKAGES)
    .filter(([name]) => text.includes(`"${name}"`))
    .map(([name, debian]) => ({
      name: name.replace('github.com/', ''),
      version: existsSync(join(GO_PATH, 'src', name)) ? versionOf('dpkg-query', '-W', debian) : undefined,
    }));
}

/** Names what this machine lacks to run the program, which is in `samples/`; undefined when it lacks nothing. */
export function missingFor({path, language}: {path: string; language: Language}): string | undefined {
  const file = join(process.cwd(), 'samples', path);
  // The shim of the provider's client imports what the program does not.
  const isClient = readFileSync(file, 'utf8').includes('from {{provider.sdk.python.module}}');
  if (isClient && !pythonWith(PACKAGES)) return `Python with ${PACKAGES.join(' and ')}`;
  return ingredientsOf(file, language).find(({version}) => !version)?.name;
}

const OF_PACKAGE = 'import sys; from importlib.metadata import version; print(version(sys.argv[1]))';
function pythonIngredients(path: string): Ingredient[] {
  const packages = pythonPackagesOf(path);
  const python = pythonWith(packages);
  return [
    pythonItself(python),
    ...packages.map((name) => ({name, version: python && versionOf(python, '-c', OF_PACKAGE, name)})),
  ];
}

function pythonItself(python: string | undefined): Ingredient {
  return {name: 'Python', version: python && versionOf(python, '--version')};
}

function pythonPackagesOf(path: string): PythonPackage[] {
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(/^(?:from|import) (\w+)/gm)].map(([, name = '']) => name);
  const neighbours = names.map((name) => join(dirname(path), `${name}.py`)).filter((file) => existsSync(file));
  const all = new Set([...names, ...neighbours.flatMap(pythonPackagesOf)]);
  return PACKAGES.filter((name) => all.has(name));
}

/** The one with everything serves them all; where it is missing, some programs can still run. */
const pythonWith = (packages: readonly PythonPackage[]) => samplesPython().python ?? pythonThatHas(packages.join());
const pythonThatHas = remembered((names) => findPython(PACKAGES.filter((name) => names.split(',').includes(name))));

function packageVersion(name: string): string | undefined {
  const file = join(process.cwd(), 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** Returns the first version number that the command prints; asked once, because every program of a language runs with it. */
const versionOf = (...command: string[]) => /\d+(?:\.\d+)+/.exec(printedBy(command.join('\n')) ?? '')?.[0];
const printedBy = remembered((command) => {
  const [program = '', ...args] = command.split('\n');
  return outputOf(program, args);
});
