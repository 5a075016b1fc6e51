/** Compiles the inline script (src/site/client/early) to the text that every page contains. */
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {EarlySettings} from '../client/early/settings';

/** Returns the text of the script with its settings. `siteDir` is the project's folder. */
export function earlyScript(siteDir: string, settings: EarlySettings): string {
  const folder = join(siteDir, 'src/site/client/early');
  const {outputFiles} = buildSync({
    entryPoints: [join(folder, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // Older than the browsers that the site is made for: where its scripts do not run, this one says so.
    target: 'es2015',
    alias: {'@docusaurus/Translate': join(folder, 'translate.ts')},
  });
  // '<' in a setting could end the script element.
  const values = JSON.stringify(settings).replace(/</g, '\\u003c');
  return `(function(settings){${outputFiles[0]?.text.trim()}})(${values});`;
}
