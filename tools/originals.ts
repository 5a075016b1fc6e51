/** Hashes of the files of Docusaurus that this site replaces, wraps, or depends on without an interface (src/theme/originals.json). */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from './paths';

const PACKAGES = join(ROOT, 'node_modules');
const THEMES = ['theme-search-algolia', 'theme-classic'].map((theme) => `@docusaurus/${theme}/lib/theme`);

/** Files that are no part of the theme, with the file of the site that depends on what is in them. */
const OTHER_FILES = {
  '@docusaurus/theme-classic/lib/nprogress.js': 'src/site/client/progress.client.ts',
  '@docusaurus/core/lib/client/clientEntry.js': 'src/site/client/hydration.client.ts',
  'react-loadable/lib/index.js': 'src/theme/Loading/index.tsx',
};

type Way = 'wrap' | 'eject' | 'fill';

/** Returns the parts of the theme that the site has its own of, from the ledger (src/theme/README.md). */
export function ledger(): {part: string; how: Way}[] {
  const text = readFileSync(join(ROOT, 'src/theme/README.md'), 'utf8');
  const lines = [...text.matchAll(/^\| ([A-Z][\w/]+) \| (wrap|eject|fill) \|/gm)];
  return lines.map(([, part = '', how]) => ({part, how: how as Way}));
}

/** Returns the hash of each original by its part or path. A part that the installed theme does not have is left out. */
export function originals(): Record<string, string> {
  const parts = ledger().flatMap(({part}) => {
    const file = THEMES.flatMap((folder) => [join(folder, part, 'index.js'), join(folder, `${part}.js`)]).find((path) =>
      existsSync(join(PACKAGES, path)),
    );
    return file ? [[part, file] as const] : [];
  });
  const files = Object.keys(OTHER_FILES).map((path) => [path, path] as const);
  return Object.fromEntries([...parts, ...files].map(([name, path]) => [name, hashOf(join(PACKAGES, path))]));
}

/** Returns which file of the site depends on an original. */
export function dependentOn(name: string): string {
  return (OTHER_FILES as Record<string, string>)[name] ?? `src/theme/${name}`;
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
