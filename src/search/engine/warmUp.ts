/**
 * Searches for each letter once before a reader does: browsers compile a program while it runs, so first searches take
 * ten times as long as later ones. One letter per task, so that a reader's search comes in between.
 */
import {HITS_PER_PAGE, SNIPPET_WORDS} from '../settings';
import type {Engine} from './engine';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Rejects when the engine throws. */
export async function warmUp({filters, search}: Engine, origin: string): Promise<void> {
  for (const query of LETTERS) {
    await new Promise((turn) => setTimeout(turn));
    search({query, filters, page: 0, hitsPerPage: HITS_PER_PAGE, section: null, snippetWords: SNIPPET_WORDS}, origin);
  }
}
