/** Wraps: the icons have no size of their own and fill the window when the styles do not load. */
import Original from '@theme-original/Admonition/Layout';
import {type ComponentProps, cloneElement, isValidElement} from 'react';

type Props = ComponentProps<typeof import('@theme/Admonition/Layout').default>;

export default function AdmonitionLayout({icon, ...props}: Props) {
  const sized = isValidElement<ComponentProps<'svg'>>(icon) ? cloneElement(icon, {width: 16, height: 16}) : icon;
  return <Original {...props} icon={sized} />;
}
