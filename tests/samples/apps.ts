/**
 * Makes the two apps run without what they install: their own files, bundled with shims for Next.js and for a phone.
 * The result is a `server.mjs` in the app's folder, as the other samples with a page have one.
 */
import {cpSync} from 'node:fs';
import {join, sep} from 'node:path';
import {type BuildOptions, build, type Plugin} from 'esbuild';
import {provider} from '../../provider';
import {listFiles, ROOT} from './programs';

const SHIMS = join(ROOT, 'tests/samples/shims');
const NEXT = join(SHIMS, 'next');
const PHONE = join(SHIMS, 'phone');

export type AppKind = 'nextjs' | 'react-native';

/** Bundles the app in `folder`; `keys` is the Next.js app, whose server makes the keys for both. */
export async function bundleApp(kind: AppKind, folder: string, keys: string): Promise<void> {
  if (folder !== keys) cpSync(join(keys, 'public'), join(folder, 'public'), {recursive: true});
  const files = kind === 'nextjs' ? nextFiles(folder) : phoneFiles(folder);
  const common: BuildOptions = {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    absWorkingDir: folder,
    logLevel: 'error',
    // Directives such as 'use client' mean nothing to this server.
    logOverride: {'ignored-directive': 'silent'},
    // As the tsconfig.json of create-next-app has it.
    alias: {'@': folder},
    // React is found from the shims, and it is one React for all.
    nodePaths: [join(ROOT, 'node_modules')],
  };
  await build({
    ...common,
    entryPoints: {server: join(NEXT, 'server.jsx')},
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [virtual({...files, 'app:routes': routesOf(keys)})],
  });
  await build({
    ...common,
    entryPoints: {client: join(kind === 'nextjs' ? NEXT : PHONE, 'client.jsx')},
    outdir: folder,
    platform: 'browser',
    target: 'chrome111',
    define: {
      'process.env.NODE_ENV': '"production"',
      // What Expo writes into an app: the address of the server, here the one that the page comes from.
      'process.env.EXPO_PUBLIC_KEY_URL': '"/api/flow-key"',
      // What a phone calls the window.
      global: 'globalThis',
    },
    plugins: [virtual(files)],
  });
}

/** A module by its name: a file, or its text. */
type Modules = Record<string, {file: string} | {text: string}>;

/** The page in the layout that create-next-app makes. */
function nextFiles(folder: string): Modules {
  const text = `
    import {createElement as h} from 'react';
    import Page from ${JSON.stringify(join(folder, 'app/page.tsx'))};
    const head = h('head', null, h('title', null, 'Create Next App'));
    export const Document = () => h('html', {lang: 'en'}, head, h('body', null, h(Page)));
  `;
  return {'app:page': {text}, 'next/server': {file: join(NEXT, 'next-server.mjs')}};
}

function phoneFiles(folder: string): Modules {
  return {
    'app:page': {file: join(PHONE, 'page.jsx')},
    'app:screen': {file: join(folder, 'app/index.tsx')},
    'next/server': {file: join(NEXT, 'next-server.mjs')},
    'react-native': {text: "export * from 'react-native-web';"},
    'react-native-safe-area-context': {text: "export {SafeAreaView} from 'react-native-web';"},
    [provider.sdk.expoTwoWayAudio]: {file: join(PHONE, 'two-way-audio.mjs')},
  };
}

/** The route handlers of a Next.js app, by their addresses. */
function routesOf(folder: string): {text: string} {
  const handlers = listFiles('app', folder).filter((file) => file.endsWith('/route.ts'));
  const imports = handlers.map(
    (file, index) => `import * as route${index} from ${JSON.stringify(join(folder, file))};`,
  );
  const members = handlers.map((file, index) => `'${file.slice('app'.length, -'/route.ts'.length)}': route${index},`);
  return {text: [...imports, 'export const routes = {', ...members, '};'].join('\n')};
}

function virtual(modules: Modules): Plugin {
  const names = Object.keys(modules).map((name) => name.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&'));
  return {
    name: 'virtual',
    setup({onResolve, onLoad}) {
      onResolve({filter: new RegExp(`^(?:${names.join('|')})$`)}, ({path}) => {
        const found = modules[path];
        return found && 'file' in found ? {path: found.file} : {path, namespace: 'virtual'};
      });
      onLoad({filter: /./, namespace: 'virtual'}, ({path}) => {
        const found = modules[path];
        return {contents: found && 'text' in found ? found.text : '', loader: 'js', resolveDir: ROOT + sep};
      });
    },
  };
}
