/** Every page of the built site: what the sitemap lists and what files and sidebars declare, so that a new page is covered at once. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD} from '../../tools/paths';
import {declaredPages} from './declaredPages';
import {remembered} from './remembered';

/**
 * One page of each kind, with what no other spec judges: every day they are judged in full, and all pages at night. The
 * player, the console, and the search screens have specs of their own.
 */
export const TEMPLATES = [
  '/',
  '/api-ref/',
  '/api-ref/batch/create-a-new-job',
  '/api-ref/realtime-transcription-websocket',
  '/category/deployments',
  '/search',
  '/speech-to-text/batch/quickstart',
  '/speech-to-text/output-enhancements/diarization',
  '/speech-to-text/supported-languages',
];

const locationsIn = remembered((file) => {
  const sitemap = readFileSync(file, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});

/** Returns the addresses that the sitemap lists, in its order. */
export function listedPages(): string[] {
  return [...locationsIn(join(BUILD, 'sitemap.xml'))];
}

/** Returns the addresses of all pages, in alphabetical order. */
export function sitePages(): string[] {
  return [...new Set([...listedPages(), ...declaredPages().map(({path}) => path)])].sort();
}

/** Returns the pages in groups of `size`, for tests that visit several in one browser page. */
export function pageGroups(size: number): string[][] {
  const pages = sitePages();
  return Array.from({length: Math.ceil(pages.length / size)}, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  );
}
