/** Marked text as a short string, so that tests can say what is marked: `Choose a [delay]`. */
import type {MarkedText} from '../../src/search/types';

export const bracketed = (text: MarkedText | null | undefined): string =>
  (text ?? []).map((segment) => (segment.marked ? `[${segment.text}]` : segment.text)).join('');

/** The filters of a reader of this site. */
export const FILTERS = {language: 'en', tags: ['default', 'docs-default-current', 'docs-apiRef-current']};
