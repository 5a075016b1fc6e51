/** Leaves the footer as the server wrote it: it is the same on every page, and nothing in it needs a script but its links. */
import {join} from 'node:path';
import {FOLDER} from '../folder.server';
import type {Replacement} from '../types';

const FOOTER = join(FOLDER, 'staticFooter/footer.tsx');

export const staticFooter: Replacement = {
  name: 'static-footer',
  change({config, isServer}) {
    if (isServer) return undefined;
    if (!Object.hasOwn(config.resolve?.alias ?? {}, '@theme/Footer'))
      return {missing: 'the theme has no Footer any more'};
    return {alias: {'@theme/Footer': FOOTER}, uses: [FOOTER]};
  },
};
