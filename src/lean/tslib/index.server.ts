/** Replaces tslib in the page, of which Docusaurus calls one helper. */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {FOLDER} from '../folder.server';
import type {Replacement} from '../types';

const HELPER = join(FOLDER, 'tslib/importDefault.ts');

export const tslib: Replacement = {
  name: 'tslib',
  change({isServer}) {
    if (isServer) return undefined;
    const require = createRequire(`${process.cwd()}/package.json`);
    const core = require.resolve('@docusaurus/core/package.json');
    const folder = dirname(require.resolve('@docusaurus/utils-common', {paths: [core]}));
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const helpers = helpersIn(code.join('\n'));
    const other = helpers.find((name) => name !== '__importDefault');
    if (helpers.length === 0) return {missing: '@docusaurus/utils-common calls no helper of tslib'};
    if (other) return {missing: `@docusaurus/utils-common calls ${other} of tslib`};
    return {rules: [{include: folder, resolve: {alias: {tslib$: HELPER}}}], uses: [HELPER]};
  },
};

/** Returns the helpers of tslib that compiled code calls. */
export function helpersIn(code: string): string[] {
  return [...new Set([...code.matchAll(/\btslib_1\.(\w+)/g)].map(([, name = '']) => name))];
}
