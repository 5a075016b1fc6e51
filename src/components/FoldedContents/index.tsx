/**
 * The headings of a page, folded into the row above its title: for windows too narrow for a list beside the text. It folds
 * without script.
 */
import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate from '@docusaurus/Translate';
import {closeOnEscape} from '@site/src/lib/closeOnEscape';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {MouseEvent} from 'react';
import styles from './styles.module.css';

export default function FoldedContents({toc}: {toc: readonly TOCItem[]}) {
  return (
    <details
      name="menu"
      className={`theme-doc-toc-mobile ${styles.box}`}
      onClick={closeOnChoice}
      onKeyDown={closeOnEscape}
    >
      <summary>
        <Translate>On this page</Translate>
      </summary>
      <TOCItems toc={toc} className={clsx('table-of-contents', styles.list)} linkClassName="table-of-contents__link" />
    </details>
  );
}

/** A heading that was chosen is what the reader wants to see. */
function closeOnChoice({target, currentTarget}: MouseEvent<HTMLDetailsElement>) {
  if ((target as Element).closest('a')) currentTarget.open = false;
}
