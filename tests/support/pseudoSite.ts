/**
 * The real pages in a language that does not exist: `write-translations` lists the texts of the interface, each is put
 * between ⟦ and ⟧, and the site is built with them. A text without the marks is content, or it cannot be translated.
 */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../tools/paths';
import {run} from '../../tools/run';
import {fixtureSite} from './fixtureSite';

export const PSEUDO = 'en-x-pseudo';
export const [OPEN, CLOSE] = ['⟦', '⟧'];

const CONFIG = `
  import site from './project.config';

  export default {...site, i18n: {defaultLocale: 'en', locales: ['en', '${PSEUDO}']}};
`;
const PAGES = ['docs', 'api-ref', 'sidebars.ts', 'sidebarsApiRef.ts'];

/** Builds the site into `folder`. */
export async function buildPseudoSite(folder: string): Promise<void> {
  const site = fixtureSite({'docusaurus.config.ts': CONFIG});
  try {
    // Copies: a page behind a link would be a file outside the site, which the loader of pages ignores.
    for (const name of PAGES) rmSync(join(site.folder, name), {recursive: true, force: true});
    for (const name of PAGES) cpSync(join(ROOT, name), join(site.folder, name), {recursive: true});
    await docusaurus('write-translations', site.folder, '--locale', PSEUDO);
    markAll(join(site.folder, 'i18n', PSEUDO));
    await docusaurus('build', site.folder, '--locale', PSEUDO, '--out-dir', folder);
  } finally {
    site.remove();
  }
}

async function docusaurus(...args: string[]): Promise<void> {
  const command = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {code, output} = await run(process.execPath, [command, ...args], {cwd: args[1] ?? ROOT, quiet: true});
  if (code !== 0) throw new Error(`docusaurus ${args[0]} failed for the pseudo-locale:\n${output}`);
}

function markAll(folder: string): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((one) => one.endsWith('.json'))) {
    const file = join(folder, name);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    for (const text of Object.values(texts)) {
      const forms = text.message.split('|').map((form) => `${OPEN}${form}${CLOSE}`);
      text.message = forms.join('|');
    }
    writeFileSync(file, JSON.stringify(texts));
  }
}
