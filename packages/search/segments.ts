/** Marked text as a list of segments: making it, joining it, and reading it back as plain text. */
import type {MarkedText, Segment} from './types';

/** Returns `text` without a mark. */
export const unmarked = (text: string): MarkedText => [{text, marked: false}];

/** Returns the text without its marks. */
export const plainText = (marked: MarkedText): string => marked.map(({text}) => text).join('');

/** Returns the texts one after the other, with `separator` between them. */
export function joinMarked(texts: MarkedText[], separator: string): MarkedText {
  return texts.flatMap((text, index) => (index === 0 ? text : [{text: separator, marked: false}, ...text]));
}

/** Returns plain and marked pieces in turn as segments, without the empty ones; the first piece is plain. */
export function alternating(pieces: string[]): MarkedText {
  return pieces.flatMap((text, index): Segment[] => (text ? [{text, marked: index % 2 === 1}] : []));
}
