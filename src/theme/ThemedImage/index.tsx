/**
 * Ejected: the theme draws both pictures, then takes one away and loads the other again after hydration, which
 * costs a slow phone 25 ms before it responds. Here both stay, the styles show one, and the browser loads only that one.
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
