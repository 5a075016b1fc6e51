import type {ReactNode} from 'react';

/**
 * A text that changes in place: each text is a new element. Page translators replace text nodes by elements of their own
 * (Chrome 156 with `<font>`), so that React would write a new text into a node that is no longer in the page, or fail to
 * remove it.
 */
export default function LiveText({children}: {children: string | false | null | undefined}): ReactNode {
  return children ? <span key={children}>{children}</span> : null;
}
