/**
 * Ejected: in theme-classic 3.10 the list is no navigation landmark and has no `aria-current`; its highlighting misses
 * changes of the page's height, and a stray percent sign in a fragment stops it.
 */
import Translate, {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ComponentProps, useRef} from 'react';
import styles from './styles.module.css';
import {useActiveHeading} from './useActiveHeading';

type Props = ComponentProps<typeof import('@theme/TOC').default>;

export default function TOC({className, ...props}: Props) {
  const list = useRef<HTMLElement>(null);
  useActiveHeading(list, props.toc);
  return (
    <nav
      ref={list}
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      aria-label={translate({message: 'On this page'})}
    >
      {/* ours: a title */}
      <p className={styles.title} aria-hidden="true">
        <Translate>On this page</Translate>
      </p>
      {/* ours: no active class name, since useActiveHeading marks the link */}
      <TOCItems {...props} linkClassName="table-of-contents__link" />
    </nav>
  );
}
