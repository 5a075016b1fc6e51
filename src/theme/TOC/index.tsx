/**
 * Ejected: the theme's list is no navigation landmark and tells no screen reader where it is; its highlighting listens
 * for a resize that never comes, and a stray percent sign in a heading's address stops it.
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
      aria-label={translate({
        id: 'site.toc.label',
        message: 'On this page',
        description: 'The name of the list of a page’s headings',
      })}
    >
      {/* ours: a title */}
      <p className={styles.title} aria-hidden="true">
        <Translate id="site.toc.title" description="The title over the list of a page’s headings">
          On this page
        </Translate>
      </p>
      {/* ours: no active class name, since useActiveHeading marks the link */}
      <TOCItems {...props} linkClassName="table-of-contents__link" />
    </nav>
  );
}
