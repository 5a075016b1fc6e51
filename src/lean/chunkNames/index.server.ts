/** Names chunks so that the HTML can name a page's files, and puts the parts around every page into one chunk. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {FOLDER, reasonOf} from '../folder.server';
import type {Replacement} from '../types';

const LOADER = join(FOLDER, 'chunkNames/loader.cjs');
const {readRegistry}: {readRegistry: (source: string) => Map<string, unknown>} = createRequire(LOADER)(LOADER);

export const chunkNames: Replacement = {
  name: 'chunk-names',
  replaces: 'The names of chunks in the generated `registry.js`',
  safeBecause:
    'The same loader runs for the page and for the renderer, so that both use one set of names. Each name is a hash of ' +
    'the module. Only names change, not what is loaded.',
  checkedBy: '`tests/build/weight` (requests) and `tests/unit/lean/chunkNames`',
  change({context, isServer}) {
    const file = join(context.generatedFilesDir, 'registry.js');
    try {
      readRegistry(readFileSync(file, 'utf8'));
    } catch (error) {
      return {missing: reasonOf(error)};
    }
    return {
      rules: [{test: file, loader: LOADER, options: {isServer}}],
      // A chunk's name is its number, so that the runtime needs no list of which is which.
      optimization: isServer ? {} : {chunkIds: 'named', splitChunks: {cacheGroups: {defaultVendors: false}}},
      // With the page table, the page has no such list; the renderer always has it.
      uses: isServer ? [LOADER] : [],
    };
  },
};
