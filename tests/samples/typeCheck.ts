/**
 * Type-checks the TypeScript samples with the compiler that the site uses: programs against the types of Node.js, the two
 * apps as projects of their own, whose packages are declared in `ambient.d.ts`, with what they use and nothing more.
 */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {contractFiles} from '@speech-docs/contracts/files.server';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import ts from 'typescript';
import {onTestFinished} from 'vitest';
import {provider} from '../../provider';
import {requestFiles} from '../../src/site/build/programFiles.server';
import {writeFiles} from '../support/temporaryFolder';
import type {Block} from './blocks';
import {listFiles, ROOT, readResolved} from './programs';

// Inside node_modules, so that the compiler finds the packages that a sample imports.
const WORK = join(ROOT, 'node_modules/.cache/sample-types');

const common: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // The same everywhere, so that the types of the language and of browsers are parsed once.
  jsx: ts.JsxEmit.ReactJSX,
  moduleDetection: ts.ModuleDetectionKind.Force,
  // As in the projects of both apps.
  allowJs: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};
const APPS = ['nextjs', 'react-native'];
const placesOf = (file: string) =>
  file.startsWith('samples/flow/apps/') ? APPS.map((app) => file.replace('/apps/', `/${app}/`)) : [file];

/** Returns what the site serves at `/contracts/<api>.d.ts`. */
function publishedTypes(api: 'batch' | 'realtime' | 'flow'): string {
  const contract = readContract(api);
  const file = contractFiles(api, contract.file).find(({name}) => name === `${api}.d.ts`);
  return file?.write(contract, provider.siteUrl) ?? '';
}

/** `home` is where its `@/` leads, below `samples/`. */
const projects = [
  {
    holds: (file: string) => file.includes('/typescript/'),
    options: {...common, lib: ['lib.es2023.d.ts'], types: ['node', 'ws'], allowImportingTsExtensions: true},
  },
  ...APPS.map((name) => ({
    holds: (file: string) => file.includes(`/${name}/`),
    options: {...common, types: ['node', 'react']},
    home: `flow/${name}`,
  })),
];

/** Returns the faults that the compiler finds in the samples, and which samples it looked at. */
export function checkSamples(): {faults: string[]; checked: string[]} {
  mkdirSync(WORK, {recursive: true});
  const folder = mkdtempSync(join(WORK, 'check-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const samples = listFiles('samples')
    .filter((file) => /\.m?tsx?$/.test(file))
    .flatMap((file) => placesOf(file).map((place) => ({file, place, text: readResolved(file)})));
  const requests = requestFiles()
    .filter(({id}) => id === 'typescript')
    .map(({file, text}) => ({file, place: file, text}));
  const files = [...samples, ...requests];
  // The guides download the published types; two files are those of the web page.
  const published = [
    ...APPS.flatMap((app) => [
      [`samples/flow/${app}/lib/flow-api.d.ts`, publishedTypes('flow')],
      ...['news.js', 'tools.mjs'].map((name) => [
        `samples/flow/${app}/lib/${name}`,
        readResolved(`samples/flow/javascript/${name}`),
      ]),
    ]),
    ...(['batch', 'realtime'] as const).map((api) => [`samples/${api}/typescript/${api}.d.ts`, publishedTypes(api)]),
  ];
  const ambient = ['ambient.d.ts', readResolved('tests/samples/ambient.d.ts')];
  writeFiles(folder, Object.fromEntries([...files.map(({place, text}) => [place, text]), ...published, ambient]));
  const typeRoots = [join(ROOT, 'node_modules/@types')];
  const checked = new Set<string>();
  const host = {getCanonicalFileName: (name: string) => name, getCurrentDirectory: () => folder, getNewLine: () => ''};
  const faults = projects.flatMap(({holds, options, ...project}) => {
    const mine = files.filter(({place}) => holds(place));
    for (const {file} of mine) checked.add(file);
    const home = 'home' in project && project.home;
    const others = home ? ['ambient.d.ts', ...published.map(([name = '']) => name)] : [];
    const names = [...mine.map(({place}) => place), ...others].map((name) => join(folder, name));
    const own = {[provider.emulatorPackage]: [join(ROOT, 'packages/emulator/pack/emulator.d.ts')]};
    const paths: ts.MapLike<string[]> = home ? {'@/*': [`${folder}/samples/${home}/*`]} : own;
    const program = ts.createProgram(names, {...options, typeRoots, paths});
    return ts.getPreEmitDiagnostics(program).map((fault) => ts.formatDiagnostic(fault, host));
  });
  return {faults, checked: [...checked]};
}

/** Returns the blocks typed into pages that are not even JavaScript or TypeScript. */
export function syntaxFaults(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({place, language, code, meta}) => {
    if (meta.file || !/^(?:javascript|js|jsx|typescript|ts|tsx)$/.test(language)) return [];
    const fileName = language.endsWith('x') ? 'block.tsx' : 'block.ts';
    const {diagnostics = []} = ts.transpileModule(code, {fileName, reportDiagnostics: true});
    return diagnostics.map(({messageText}) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
