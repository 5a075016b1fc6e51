import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import originals from '../../../src/theme/originals.json';

const FOLDER = 'src/theme';
const ORIGINALS = ['theme-search-algolia', 'theme-classic'].map(
  (theme) => `node_modules/@docusaurus/${theme}/lib/theme`,
);

const ledger = [
  ...readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/^\| ([A-Z][\w/]+) \| (wrap|eject|fill) \|/gm),
].map(([, part = '', how = '']) => ({part, how}));

/** A folder with an index, or a file that represents a part by its own name. */
const parts = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(^|\/)index\.tsx$/.test(file) || file === 'NavbarItem/ComponentTypes.tsx')
  .map((file) => file.replace(/\/index\.tsx$|\.tsx$/, ''));

function originalOf(part: string): string | undefined {
  return ORIGINALS.flatMap((folder) => [join(folder, part, 'index.js'), join(folder, `${part}.js`)]).find(existsSync);
}

describe('replaced parts of the theme', () => {
  it('each have one line in the ledger, and each line a part', () => {
    expect(ledger.map(({part}) => part).sort()).toEqual([...parts].sort());
  });

  it('each say in their first lines why they exist, and how, as the ledger does', () => {
    const wrong = ledger.filter(({part, how}) => {
      const file = [join(FOLDER, part, 'index.tsx'), join(FOLDER, `${part}.tsx`)].find(existsSync) ?? '';
      const [, said = ''] = /^\/\*\*[\s*]*(Ejected|Wraps|Fills)\b/.exec(readFileSync(file, 'utf8')) ?? [];
      return {Ejected: 'eject', Wraps: 'wrap', Fills: 'fill'}[said] !== how;
    });
    expect(wrong).toEqual([]);
  });

  it('still replace the originals that they were made from', () => {
    const hashes = ledger.flatMap(({part, how}) => {
      const file = how === 'eject' ? originalOf(part) : undefined;
      return file ? [[part, createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)]] : [];
    });
    // Differs after an upgrade: compare the two, carry over what is new, then write the new hash.
    expect(Object.fromEntries(hashes)).toEqual(originals);
  });
});
