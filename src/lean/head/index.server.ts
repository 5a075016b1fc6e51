/** Replaces the library that writes `<head>` in the page. */
import {join} from 'node:path';
import {FOLDER} from '../folder.server';
import type {Replacement} from '../types';

const HELMET = join(FOLDER, 'head/helmet.tsx');

export const head: Replacement = {
  name: 'head',
  replaces: '`react-helmet-async` in the page by a component a fifth of its size',
  safeBecause:
    'It reads the same elements and properties, and of two elements that mean the same, the later one counts, too. The ' +
    'renderer keeps the library, which writes the HTML.',
  checkedBy: '`tests/e2e/head`: both libraries write the same head for the same elements',
  change({isServer}) {
    return isServer ? undefined : {alias: {'react-helmet-async$': HELMET}, uses: [HELMET]};
  },
};
