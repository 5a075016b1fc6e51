import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {productOf} from '@site/src/lib/productOf';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  href: string;
  /** Its drawing, which the build puts in the place of the name that a page writes (src/content/cardIcons.ts). */
  icon?: string;
  children?: ReactNode;
};

/** One destination: a title that is the link, and a sentence on what the reader gets there. All of it can be clicked. */
export default function Card({title, href, icon, children}: Props) {
  return (
    // What a card says, the page behind it says better: search finds that one.
    <li className={styles.card} data-product={productOf(href)} data-search="skip">
      {icon && <Icon drawing={icon} className={styles.icon} />}
      <div>
        <Link to={href} className={styles.title}>
          {title}
        </Link>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </li>
  );
}
