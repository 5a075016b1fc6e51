/** Text of a hit with the matched words marked. */
import {memo, type ReactNode, useLayoutEffect, useRef} from 'react';
import {piecesOf, type SafeHtml} from '../escape';

interface MarkedProps {
  html: SafeHtml;
  as?: 'span' | 'p';
  className?: string;
}

/**
 * The text may run the other way than the interface: `unicode-bidi: plaintext` of both screens sees to that, which costs
 * less than `dir="auto"` on so many elements that change with each key.
 *
 * Its content is not React's: with each key most texts change, and a mark that stays an element while its text changes
 * keeps its style. Nothing is parsed as HTML either.
 */
export const Marked = memo(function Marked({html, as: Tag = 'span', className}: MarkedProps): ReactNode {
  const element = useRef<HTMLElement & HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (element.current) showMarked(element.current, html);
  }, [html]);
  return <Tag ref={element} className={className} />;
});

/** Makes the element show the text: plain pieces and marked ones in turn, in the nodes that are there. */
export function showMarked(element: Element, html: SafeHtml | null): void {
  const pieces = html === null ? [] : piecesOf(html);
  let node = element.firstChild;
  pieces.forEach((piece, index) => {
    const isMark = index % 2 === 1;
    node ??= element.appendChild(isMark ? document.createElement('mark') : document.createTextNode(''));
    const text = (isMark ? (node.firstChild ?? node.appendChild(document.createTextNode(''))) : node) as Text;
    if (text.data !== piece) text.data = piece;
    node = node.nextSibling;
  });
  while (element.childNodes.length > pieces.length) element.lastChild?.remove();
}
