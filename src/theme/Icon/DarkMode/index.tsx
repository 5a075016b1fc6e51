/** Ejected: the theme's icon is a path of a kilobyte; this one is drawn in the line style of the site's other icons. */
import type {ComponentProps} from 'react';

export default function IconDarkMode(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.75} {...props}>
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
    </svg>
  );
}
