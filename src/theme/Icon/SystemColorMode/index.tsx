/** Ejected: the theme's icon is a path of a kilobyte; this one is drawn in the line style of the site's other icons. */
import type {ComponentProps} from 'react';

export default function IconSystemColorMode(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.75} {...props}>
      <path d="M3 4h18v12H3zM9 20h6M12 16v4" />
    </svg>
  );
}
