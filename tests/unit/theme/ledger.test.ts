import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import written from '../../../src/theme/originals.json';
import {dependentOn, ledger, originals} from '../../../tools/originals';

const FOLDER = 'src/theme';

/** A folder with an index, or a file that represents a part by its own name. */
const parts = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(^|\/)index\.tsx$/.test(file))
  .map((file) => file.replace(/\/index\.tsx$|\.tsx$/, ''));

it('replaced parts of the theme each have one line in the ledger, and each line a part', () => {
  expect(
    ledger()
      .map(({part}) => part)
      .sort(),
  ).toEqual([...parts].sort());
});

it('replaced parts of the theme each say in their first lines why they exist, and how, as the ledger does', () => {
  const wrong = ledger().filter(({part, how}) => {
    const file = [join(FOLDER, part, 'index.tsx'), join(FOLDER, `${part}.tsx`)].find(existsSync) ?? '';
    const [, said = ''] = /^\/\*\*[\s*]*(Ejected|Wraps|Fills)\b/.exec(readFileSync(file, 'utf8')) ?? [];
    return {Ejected: 'eject', Wraps: 'wrap', Fills: 'fill'}[said] !== how;
  });
  expect(wrong).toEqual([]);
});

it('files of Docusaurus that the site depends on are those it was made for; otherwise compare, then npm run theme:hashes', () => {
  const now = originals();
  const names = [...new Set([...Object.keys(now), ...Object.keys(written)])];
  const changed = names.filter((name) => now[name] !== (written as Record<string, string>)[name]);
  expect(changed.map((name) => `${name}: compare with ${dependentOn(name)}`)).toEqual([]);
});
