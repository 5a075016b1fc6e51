import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import ProductWave from '@site/src/components/ProductWave';
import {productOf} from '@site/src/lib/productOf';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  href: string;
  /** Its drawing, which the build puts in the place of the name that a page writes (src/content/cardIcons.ts). */
  icon?: string;
  /** In place of an icon, for a product: its wave (src/content/waveDrawings.ts), put in by the build as well. */
  wave?: string;
  children?: ReactNode;
};

/** One destination: a title that is the link, and a sentence on what the reader gets there. All of it can be clicked. */
export default function Card({title, href, icon, wave, children}: Props) {
  return (
    // What a card says, the page behind it says better: search finds that one.
    <li className={styles.card} data-product={productOf(href)} data-search="skip">
      {icon && <Icon drawing={icon} className={styles.icon} />}
      <div>
        {wave && <ProductWave drawing={wave} />}
        <Link to={href} className={styles.title}>
          {title}
        </Link>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </li>
  );
}
