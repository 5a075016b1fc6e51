/** Ejected: the theme's icon is a path of a kilobyte; this one is drawn in the line style of the site's other icons. */
import type {ComponentProps} from 'react';

export default function IconLightMode(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.75} {...props}>
      <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" />
    </svg>
  );
}
