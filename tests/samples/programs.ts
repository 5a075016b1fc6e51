/** Which programs there are: found in `samples/`, never listed. */
import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {languageByEnding, sampleName} from '../../data/sampleLanguages';
import {replaceSiteTokens} from '../../data/siteTokens';
import type {Case, Language} from './cases';
import {cases, inBrowser, notRun} from './cases';

export const ROOT = join(__dirname, '../..');

export interface Program {
  /** Path below `samples/`. */
  path: string;
  language: Language;
  /** Name of its case, shared by the languages. */
  name: string;
  /** How it is run here; none for what only a browser runs, or nothing. */
  cases: Case[];
  isPage: boolean;
  /** Why it is not run. */
  reason: string | undefined;
}

export const listFiles = (folder: string) => filesBelow(join(ROOT, folder)).map((file) => `${folder}/${file}`);

/** Returns a project file with its tokens replaced. */
export function readResolved(path: string): string {
  return replaceSiteTokens(readFileSync(join(ROOT, path), 'utf8'), path);
}

export const programs: Program[] = listFiles('samples')
  .map((file) => file.slice('samples/'.length))
  .flatMap((path): Program[] => {
    const language = languageByEnding[extname(path)];
    if (!language) return [];
    const name = sampleName(path);
    const hasCase = cases[name] !== undefined;
    const reason = hasCase ? undefined : Object.entries(notRun).find(([place]) => matches(path, place))?.[1];
    // Beside a page may be the commands that set it up.
    const isInBrowser = inBrowser.some((place) => matches(path, place));
    // A program for Node in the same folder has a case of its own.
    const isForNode = path.endsWith('.mjs') && hasCase;
    const isPage = !reason && language !== 'shell' && !isForNode && isInBrowser;
    const mine = reason || isPage ? [] : [cases[name] ?? []].flat();
    return [{path, language, name, cases: mine, isPage, reason}];
  });

/** Whether a path is that file, or lies in that folder (`…/`). */
export function matches(path: string, place: string): boolean {
  return path === place || (place.endsWith('/') && path.startsWith(place));
}
