/** What the checks of the contracts read: pages and guides as texts by path, line by line. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {replaceSiteTokens} from '../../data/siteTokens';

export type Texts = ReadonlyMap<string, string>;

/** A line of a page, with the language of the block of code that it is in. */
export interface Line {
  text: string;
  language: string | undefined;
}

/** Returns the pages below some folders. */
export const readPages = (...folders: string[]) => readTexts(folders, /\.mdx?$/);

/** Returns the guides with the outputs that they show. */
export const readGuides = () =>
  new Map([...readPages('docs'), ...readTexts(['samples/batch/output'], /\.(?:json|txt|srt)$/)]);

/** Returns the same texts with tokens replaced, as readers see them; no line moves. */
export function withTokens(texts: Texts): Texts {
  return new Map([...texts].map(([path, text]) => [path, replaceSiteTokens(text, path)]));
}

function readTexts(folders: string[], wanted: RegExp): Texts {
  const paths = folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)));
  return new Map(paths.filter((path) => wanted.test(path)).map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Gives each line of the pages to `problemsOf`, and names file and line of what it finds. */
export function problemsInLines(pages: Texts, problemsOf: (line: Line, file: string) => string[]): string[] {
  return [...pages].flatMap(([file, page]) => {
    let language: string | undefined;
    return page.split('\n').flatMap((text, index) => {
      const fence = /^\s*(?:```|~~~)\s*(\w*)/.exec(text);
      if (fence) language = language === undefined ? fence[1] : undefined;
      return fence ? [] : problemsOf({text, language}, file).map((problem) => `${file}:${index + 1}: ${problem}`);
    });
  });
}

/** The same for prose alone. */
export function problemsInProse(pages: Texts, problemsOf: (text: string, file: string) => string[]): string[] {
  return problemsInLines(pages, ({text, language}, file) => (language === undefined ? problemsOf(text, file) : []));
}

/** Returns what a line has in code style. */
export const inlineCode = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
