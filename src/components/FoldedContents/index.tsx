/**
 * The headings of a page, folded into the row above its title: for windows too narrow for a list beside the text. It folds
 * without script.
 */

import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, useRef} from 'react';
import styles from './styles.module.css';

export default function FoldedContents({toc}: {toc: readonly TOCItem[]}) {
  const box = useRef<HTMLDetailsElement>(null);

  /** A heading that was chosen is what the reader wants to see. */
  function handleClick({target}: MouseEvent) {
    if ((target as Element).closest('a')) box.current?.removeAttribute('open');
  }

  function handleKeyDown({key}: KeyboardEvent) {
    if (key !== 'Escape' || !box.current?.open) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={box}
      name="menu"
      className={`theme-doc-toc-mobile ${styles.box}`}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <summary>
        <Translate>On this page</Translate>
      </summary>
      <TOCItems toc={toc} className={clsx('table-of-contents', styles.list)} linkClassName="table-of-contents__link" />
    </details>
  );
}
