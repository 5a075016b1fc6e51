/** Leaves out of the page's configuration what the build alone reads. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {FOLDER, reasonOf} from '../folder.server';
import type {Replacement} from '../types';

const LOADER = join(FOLDER, 'publicConfig/loader.cjs');
const {publicConfigOf}: {publicConfigOf: (source: string) => string} = createRequire(LOADER)(LOADER);

export const publicConfig: Replacement = {
  name: 'public-config',
  replaces: '`plugins`, `themes`, `presets` and `markdown` in the generated `docusaurus.config.mjs`',
  safeBecause:
    'These four hold options of the build, among them paths of the machine that ran it. Plugins give a page its data ' +
    'through `globalData` and routes. Every other option stays.',
  checkedBy: '`tests/unit/replacements/publicConfig`',
  change({context, isServer}) {
    if (isServer) return undefined;
    const file = join(context.generatedFilesDir, 'docusaurus.config.mjs');
    try {
      publicConfigOf(readFileSync(file, 'utf8'));
    } catch (error) {
      return {missing: reasonOf(error)};
    }
    return {rules: [{test: file, loader: LOADER}], uses: [LOADER]};
  },
};
