/**
 * Ejected: the theme draws both pictures, then takes one away and loads the other anew once the page is alive, which
 * costs a slow phone 25 ms before it answers. Here both stay, and the styles show one. The browser loads what is shown.
 */
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/ThemedImage').default>;

export default function ThemedImage({sources, className, alt, ...props}: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={sources[theme]}
      alt={alt}
      loading="lazy"
      className={clsx(className, styles[theme])}
      {...props}
    />
  ));
}
