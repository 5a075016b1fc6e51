import {jsonTokens} from '@site/src/lib/jsonTokens';
import {memo} from 'react';

/** JSON in the colors of code; `text` is drawn as it is. */
export default memo(function JsonText({text}: {text: string}) {
  return jsonTokens(text).map(({text: piece, kind}, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity besides its place
      <span key={index} className={`tok-${kind}`}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
});
