/**
 * Replaces React by Preact, in the page and in the rendering of its HTML: both must number `useId` in the same way. Preact
 * also serves the subpaths, such as `react-dom/client`.
 */
import {createRequire} from 'node:module';
import type {Replacement} from '../types';

const COMPAT = 'preact/compat';

export const preact: Replacement = {
  name: 'preact',
  change({config}) {
    const known: object = config.resolve?.alias ?? {};
    // The bundler uses the first alias that matches, which is Docusaurus's: only its value can change.
    const absent = ['react', 'react-dom'].find((name) => !Object.hasOwn(known, name));
    if (absent) return {missing: `Docusaurus has no alias of the name ${absent}`};
    const file = createRequire(`${process.cwd()}/package.json`).resolve(COMPAT);
    return {alias: {react: COMPAT, 'react-dom': COMPAT}, uses: [file]};
  },
};
