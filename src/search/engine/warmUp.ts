/**
 * Answers each letter once before a reader asks: browsers compile a program while it runs, so that first answers take
 * ten times as long as later ones. One letter a task: a reader's search comes in between.
 */
import {ATTRIBUTES, HITS_PER_PAGE, SNIPPET_WORDS, snippetAttributes} from '../settings';
import {SECTION_FACET} from './filters';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `answer` takes the JSON body of a multi-queries call; rejects when that does. */
export async function warmUp(answer: (body: string) => Promise<unknown>): Promise<void> {
  for (const query of LETTERS) {
    await new Promise((turn) => setTimeout(turn));
    await answer(JSON.stringify({requests: [{...REQUEST, query}]}));
  }
}

/** What the screens ask for, so that the same parts are compiled. */
const REQUEST = {
  hitsPerPage: HITS_PER_PAGE,
  attributesToRetrieve: ATTRIBUTES,
  attributesToSnippet: snippetAttributes(SNIPPET_WORDS),
  facets: [SECTION_FACET],
};
