/**
 * Plugin: names the scripts and style sheets of each page in its HTML. A page then loads its own scripts beside the main
 * script instead of after it, and its styles before it is painted. Docusaurus looks for them by the module that a route
 * loads, and the manifest of the bundler has the names of chunks alone.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Manifest = {origins: Record<string, unknown>};
type ChunkGroups = ReadonlyMap<string, {chunks: readonly {id: string | number | null | undefined}[]}>;
type Stats = {compilation: {namedChunkGroups: ChunkGroups}};
type Compiler = {hooks: {done: {tap: (name: string, run: (stats: Stats) => void) => void}}};

/** A group of chunks and the module that it is for, as Docusaurus writes them. */
const ENTRY = /webpackChunkName: "(\w+)" \*\/ "([^"]+)"/g;

export default function routeChunks({generatedFilesDir}: LoadContext): Plugin {
  const complete = ({compilation}: Stats) => {
    const file = join(generatedFilesDir, 'client-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
    const origins = {...manifest.origins, ...chunksOf(registry, compilation.namedChunkGroups)};
    writeFileSync(file, JSON.stringify({...manifest, origins}));
  };
  return {
    name: 'route-chunks',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [{apply: (compiler: unknown) => (compiler as Compiler).hooks.done.tap('route-chunks', complete)}]},
  };
}

/** Returns the chunks of each module in the generated registry; throws when Docusaurus writes another format. */
export function chunksOf(registry: string, groups: ChunkGroups): Record<string, unknown[]> {
  const entries = [...registry.matchAll(ENTRY)].map(([, name = '', module = '']) => {
    const ids = groups.get(name)?.chunks.map(({id}) => id);
    if (!ids) throw new Error(`The bundler has no chunks of ${module}. ${COMPARE}`);
    return [module, ids];
  });
  if (entries.length === 0) throw new Error(`Docusaurus writes registry.js in another format. ${COMPARE}`);
  return Object.fromEntries(entries);
}

const COMPARE =
  'Compare src/site/build/routeChunks.server.ts with registry.js and client-manifest.json in .docusaurus.';
