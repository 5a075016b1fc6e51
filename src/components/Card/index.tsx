import Link from '@docusaurus/Link';
import {productOf} from '@site/src/lib/productOf';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  href: string;
  /** For a product: its wave, which the build puts in the place of the name that a page writes (src/content/waveDrawings.ts). */
  wave?: string;
  children: ReactNode;
};

/** A link with a sentence on what the reader gets there: a row, or a card with the wave of a product. All of it can be clicked. */
export default function Card({title, href, wave, children}: Props) {
  return (
    // What a card says, the page behind it says better: search finds that one.
    <li className={styles.card} data-product={productOf(href)} data-search="skip">
      {wave && <Wave drawing={wave} />}
      <Link to={href} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** Speech over time, in the color of the product. For the eye only. */
function Wave({drawing}: {drawing: string}) {
  return (
    <svg className={styles.wave} viewBox="0 0 240 28" width="240" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
