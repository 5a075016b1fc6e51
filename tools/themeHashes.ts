/** `npm run theme:hashes`: writes src/theme/originals.json, and names the files of the site that depend on what has changed. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {dependentOn, originals} from './originals';
import {ROOT} from './paths';

const FILE = join(ROOT, 'src/theme/originals.json');

const before = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const now = originals();
writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
  (name) => before[name] !== now[name],
);
for (const name of changed) console.log(`${name}: compare with ${dependentOn(name)}`);
if (changed.length === 0) console.log('No original has changed.');
