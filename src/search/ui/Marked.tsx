/** Text of a hit with the matched words marked: the one place where both screens set HTML, and only safe HTML fits. */
import {memo, type ReactNode} from 'react';
import {innerHtml, type SafeHtml} from '../escape';

interface MarkedProps {
  html: SafeHtml;
  as?: 'span' | 'p';
  className?: string;
}

/**
 * The text may run the other way than the interface: `unicode-bidi: plaintext` of both screens sees to that, which costs
 * less than `dir="auto"` on so many elements that change with each key.
 *
 * Drawn anew only when the text changes: React would set the same HTML again, for each text with each key.
 */
export const Marked = memo(function Marked({html, as: Tag = 'span', className}: MarkedProps): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that escape.ts made it
  return <Tag className={className} dangerouslySetInnerHTML={innerHtml(html)} />;
});
