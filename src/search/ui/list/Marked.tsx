/** Text of a hit with the matched words marked. */

import type {MarkedText} from '@speech-docs/search/types';
import type {ReactNode} from 'react';

/** The text may run the other way than the interface: `unicode-bidi: plaintext` in the styles takes care of that. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((segment, index) =>
    segment.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: with the next key, a mark that stays an element keeps its style
      <mark key={index}>{segment.text}</mark>
    ) : (
      segment.text
    ),
  );
}
