/** Leaves out the descriptions of the interface's texts, which only translators read. */
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {FOLDER} from '../folder.server';
import type {Replacement} from '../types';

const LOADER = join(FOLDER, 'textDescriptions/loader.cjs');

export const textDescriptions: Replacement = {
  name: 'text-descriptions',
  replaces: 'The `description` of each `translate(…)` and `<Translate>` in the site and in theme-classic by nothing',
  safeBecause:
    'No page shows a description: `write-translations` reads it from the sources, for the file that translators fill in.',
  checkedBy: '`tests/unit/lean/textDescriptions`, `tests/unit/translations`',
  change({context: {siteDir}, isServer}) {
    if (isServer) return undefined;
    const require = createRequire(join(siteDir, 'package.json'));
    const classic = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
    const include = [join(siteDir, 'src'), join(classic, 'lib')];
    return {rules: [{test: /\.[jt]sx?$/, include, enforce: 'pre', loader: LOADER}], uses: [LOADER]};
  },
};
