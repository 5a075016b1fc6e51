import {providerText} from '@site/src/lib/providerText';
import type {ReactNode} from 'react';

/** A sentence from a data file: words between backticks become code, and provider tokens become their values. */
export default function InlineText({children}: {children: string}): ReactNode {
  return providerText(children)
    .split('`')
    .map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can occur twice, and the order never changes
      index % 2 === 0 ? part : <code key={index}>{part}</code>,
    );
}
