/** Every block of code that a page shows, typed into it or taken from a sample, as a reader sees it. */
import {type CodeMeta, parseCodeMeta} from '../../src/content/codeMeta';
import {cutRegion} from '../../src/content/sampleFiles.server';
import {listFiles, readResolved} from './programs';

export interface Block {
  /** The page's file. */
  page: string;
  /** Page and line, and the sample where there is one: what a message names. */
  place: string;
  language: string;
  code: string;
  meta: CodeMeta;
}

const FENCE = /^[ \t]*```(\w*)([^\n]*)\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;

export function readBlocks(): Block[] {
  return [...listFiles('docs'), ...listFiles('api-ref')].filter((file) => /\.mdx?$/.test(file)).flatMap(blocksOf);
}

function blocksOf(page: string): Block[] {
  const text = readResolved(page);
  return [...text.matchAll(FENCE)].map(({1: language = '', 2: words = '', 3: typed = '', index}) => {
    const meta = parseCodeMeta(words.trim());
    const line = `${page}:${text.slice(0, index).split('\n').length}`;
    const place = meta.file ? `${line} (${meta.file})` : line;
    return {page, place, language, meta, code: meta.file ? readSample(meta, place) : typed};
  });
}

function readSample({file = '', region}: CodeMeta, place: string): string {
  const text = readResolved(file);
  return region ? cutRegion(text, region, file, place) : text;
}
