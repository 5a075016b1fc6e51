/** What the checks of the contracts read: pages, guides, and samples as texts by path, and how each check reports. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fenceByEnding} from '../../data/sampleLanguages';
import {replaceSiteTokens} from '../../data/siteTokens';

export type Texts = ReadonlyMap<string, string>;

export interface Report {
  /** What was counted. */
  counts: Record<string, number>;
  problems: string[];
}

/** Returns the pages below some folders. */
export const readPages = (...folders: string[]) => readTexts(folders, /\.mdx?$/);

/** Returns the sample files that are programs or payloads. */
export const readSamples = () =>
  readTexts(
    ['samples'],
    new RegExp(`(?:${[...Object.keys(fenceByEnding), '.json'].join('|').replaceAll('.', '\\.')})$`),
  );

/** Returns the guides with the outputs that they show. */
export const readGuides = () =>
  new Map([...readPages('docs'), ...readTexts(['samples/batch/output'], /\.(?:json|txt|srt)$/)]);

/** Returns the same texts with tokens replaced, as readers see them; no line moves. */
export function withTokens(texts: Texts): Texts {
  return new Map([...texts].map(([path, text]) => [path, replaceSiteTokens(text, path)]));
}

function readTexts(folders: string[], wanted: RegExp): Texts {
  const files = folders.flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}));
  const paths = files.filter((file) => file.isFile() && wanted.test(file.name));
  return new Map(
    paths.map(({parentPath, name}) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

/** Lines of a page that are prose, numbered as in the file, and its blocks of code with the line of their first line. */
export function splitPage(text: string): {prose: string[]; fences: {language: string; line: number; code: string}[]} {
  const fences: {language: string; line: number; code: string}[] = [];
  let open: {language: string; line: number; lines: string[]} | undefined;
  const prose = text.split('\n').map((line, index) => {
    const fence = /^\s*(?:```|~~~)\s*(\w*)/.exec(line);
    if (fence && open) {
      fences.push({language: open.language, line: open.line, code: open.lines.join('\n')});
      open = undefined;
    } else if (fence) open = {language: fence[1] ?? '', line: index + 2, lines: []};
    else if (open) open.lines.push(line);
    else return line;
    return '';
  });
  return {prose, fences};
}

/** Gives each line of prose to `problemIn`, and names file and line of what it finds. */
export function problemsInProse(pages: Texts, problemIn: (line: string, file: string) => string[]): string[] {
  return [...pages].flatMap(([file, page]) =>
    splitPage(page).prose.flatMap((line, index) =>
      problemIn(line, file).map((problem) => `${file}:${index + 1}: ${problem}`),
    ),
  );
}

/** Returns what a line has in code style. */
export const inlineCode = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
