/** How many words of a text a hit shows. */
import {useState} from 'react';
import {SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '../settings';

/** Returns the words for the width that the screen has when search opens. */
export function useSnippetWords(): number {
  // Read while rendering, but not rendered: the built HTML contains no hits.
  const [words] = useState(() =>
    globalThis.matchMedia?.('(width <= 768px)').matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS,
  );
  return words;
}
