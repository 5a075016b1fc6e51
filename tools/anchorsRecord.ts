/** `npm run anchors:record`: notes every anchor of the built site in data/anchors-ever.json. Run it before a release. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ANCHORS_FILE, readPublished, writePublished} from '../packages/publish/copies/anchorFiles.server';
import {BUILD, ROOT} from './paths';

const FILE = join(ROOT, 'data/anchors-ever.json');

const ever = readPublished(FILE);
const now = JSON.parse(readFileSync(join(BUILD, ANCHORS_FILE), 'utf8')) as Record<string, string[]>;
const all = [...new Set([...Object.keys(ever), ...Object.keys(now)])].sort();
const merged = all.map((page) => [page, [...new Set([...(ever[page] ?? []), ...(now[page] ?? [])])].sort()]);
writePublished(FILE, Object.fromEntries(merged));
const count = (record: Record<string, string[]>) => Object.values(record).flat().length;
console.log(`data/anchors-ever.json: ${count(Object.fromEntries(merged)) - count(ever)} anchors added.`);
