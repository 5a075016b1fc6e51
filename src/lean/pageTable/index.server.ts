/** Writes the list of pages once instead of five times. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, sep} from 'node:path';
import {FOLDER, reasonOf} from '../folder.server';
import type {BundlerConfig, Replacement} from '../types';

const own = (name: string) => join(FOLDER, 'pageTable', name);
const LOADER = own('loader.cjs');
const PREFETCHER = own('prefetcher.ts');
const CLIENT = `${sep}@docusaurus${sep}core${sep}lib${sep}client`;
const {tableOf}: {tableOf: (source: string, read: (name: string) => string) => string} = createRequire(LOADER)(LOADER);

export const pageTable: Replacement = {
  name: 'page-table',
  replaces:
    'The generated `routes.js` and `globalData.json`, the list of chunks in the runtime, and the prefetcher that reads it ' +
    '(`client/docusaurus`)',
  safeBecause:
    'Docusaurus lists every page five times in the main script: as a route, with its chunks, with what loads each chunk, ' +
    'in the runtime, and among the documents of its plugin. The loader makes one list of them, and the routes made from it are the same. ' +
    'Routes with nested properties are left to Docusaurus.',
  checkedBy: '`tests/unit/lean/pageTable`, `tests/e2e/links` (prefetching), `tests/e2e/allPages`',
  change({context: {generatedFilesDir}, config, isServer, bundler}) {
    if (isServer) return undefined;
    const routes = join(generatedFilesDir, 'routes.js');
    try {
      tableOf(readFileSync(routes, 'utf8'), (name) => readFileSync(join(generatedFilesDir, name), 'utf8'));
      removeChunkList(config);
    } catch (error) {
      return {missing: reasonOf(error)};
    }
    return {
      rules: [
        {test: routes, loader: LOADER},
        {test: join(generatedFilesDir, 'globalData.json'), loader: own('docList.cjs'), type: 'javascript/auto'},
      ],
      plugins: [
        new bundler.NormalModuleReplacementPlugin(
          /^\.\/docusaurus$/,
          (resource: {context: string; request: string}) => {
            if (resource.context.endsWith(CLIENT)) resource.request = PREFETCHER;
          },
        ),
      ],
      uses: [LOADER, own('docList.cjs'), own('routes.tsx'), PREFETCHER],
    };
  },
};

/** Takes out Docusaurus's addition to the runtime, a list of all chunks: the prefetcher queries the bundler instead. */
function removeChunkList(config: BundlerConfig): void {
  const isList = (plugin: unknown) => (plugin as object)?.constructor?.name === 'ChunkAssetPlugin';
  if (!config.plugins?.some(isList)) throw new Error('Docusaurus has no ChunkAssetPlugin any more.');
  config.plugins = config.plugins.filter((plugin) => !isList(plugin));
}
