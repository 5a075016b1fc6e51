/**
 * Ejected: the theme draws both pictures, then takes one away and loads the other anew once the page is alive, which
 * costs a slow phone 25 ms before it answers. Here both stay, and the styles show one; both are part of the page (src/config/logo.ts).
 */
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/ThemedImage').default>;

export default function ThemedImage({sources, className, alt, ...props}: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <img key={theme} src={sources[theme]} alt={alt} className={clsx(className, styles[theme])} {...props} />
  ));
}
