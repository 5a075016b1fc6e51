import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode; tone: 'good' | 'warning' | 'danger'};

/** A word or two that qualify what is beside them. The words carry the meaning; the tone only repeats it. */
export default function Badge({children, tone}: Props) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
