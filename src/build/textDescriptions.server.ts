/** Keeps what translators read out of the scripts that readers download: the descriptions of texts. */

import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function textDescriptions({siteDir}: LoadContext): Plugin {
  const classic = dirname(
    createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic/package.json'),
  );
  return {
    name: 'text-descriptions',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const loader = join(process.cwd(), 'src/build/textDescriptions.cjs');
      const include = [join(siteDir, 'src'), join(classic, 'lib')];
      return {module: {rules: [{test: /\.[jt]sx?$/, include, enforce: 'pre' as const, loader}]}};
    },
  };
}
