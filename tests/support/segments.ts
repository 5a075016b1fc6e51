/** Marked text as a short string, so that tests can say what is marked: `Choose a [delay]`. */
import type {MarkedText} from '@speech-docs/search/types';

export const bracketed = (text: MarkedText | null | undefined): string =>
  (text ?? []).map((segment) => (segment.marked ? `[${segment.text}]` : segment.text)).join('');
