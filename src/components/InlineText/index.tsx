import {breakPoints, fitsColumn} from '@site/src/lib/breakPoints';
import {Fragment, type ReactNode} from 'react';

/** A sentence from a data file: words between backticks become code. */
export default function InlineText({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const isWhole = fitsColumn(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can occur twice, and the order never changes
      <code key={index} className={isWhole ? 'whole' : undefined}>
        {isWhole ? part : breakable(part)}
      </code>
    );
  });
}

function breakable(code: string): ReactNode {
  return breakPoints(code).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
