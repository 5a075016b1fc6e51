/** Leaves out the texts of the interface in the default language, which the code contains as well. */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {FOLDER, reasonOf} from '../folder.server';
import type {Replacement} from '../types';

const LOADER = join(FOLDER, 'defaultTexts/loader.cjs');

export const defaultTexts: Replacement = {
  name: 'default-texts',
  change({context}) {
    const {generatedFilesDir, i18n, siteDir} = context;
    if (i18n.locales.length > 1) return {unsafe: 'the site has more than one language'};
    const file = join(generatedFilesDir, 'codeTranslations.json');
    try {
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const changed = changedTexts(texts, themeTexts(), codeBelow(join(siteDir, 'src')));
      if (changed[0]) return {unsafe: `i18n/${i18n.currentLocale} changes the text of ${changed[0]}`};
    } catch (error) {
      return {missing: reasonOf(error)};
    }
    return {rules: [{test: file, loader: LOADER}], uses: [LOADER]};
  },
};

/** Returns the ids of texts that neither the theme nor the code has word for word. */
export function changedTexts(texts: Record<string, string>, theme: Record<string, string>, code: string): string[] {
  const words = plain(code);
  return Object.entries(texts).flatMap(([id, text]) => (theme[id] === text || words.includes(plain(text)) ? [] : [id]));
}

/** In code a text can be broken over lines, and its quotes are escaped. */
const plain = (text: string) => text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ');

function themeTexts(): Record<string, string> {
  const require = createRequire(`${process.cwd()}/package.json`);
  const classic = require.resolve('@docusaurus/theme-classic/package.json');
  const folder = join(
    dirname(require.resolve('@docusaurus/theme-translations', {paths: [classic]})),
    '../locales/base',
  );
  return Object.assign({}, ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

function codeBelow(folder: string): string {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
