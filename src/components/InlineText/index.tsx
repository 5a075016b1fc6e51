import {noBreakClass, splitForLineBreaks} from '@site/src/lib/lineBreakPlaces';
import {Fragment, type ReactNode} from 'react';

/** A sentence from a data file: words between backticks become code. */
export default function InlineText({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can occur twice, and the order never changes
      <code key={index} className={noBreakClass(part)}>
        {breakable(part)}
      </code>
    ),
  );
}

/** A long name, with the places where a line may end within it. */
export function breakable(code: string): ReactNode {
  return splitForLineBreaks(code).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
