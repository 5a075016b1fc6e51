/**
 * One recent search or favorite: DocSearch's row with the link apart from the buttons (a link must not hold buttons) and
 * the way to the hit in full.
 */
import type {DocSearchHit, DocSearchProps} from '@docsearch/react';
import type {ReactElement, ReactNode} from 'react';
import {Marked} from '../Marked';
import {sitePath} from '../sitePath';
import {hitTexts} from './hitTexts';

interface StoredRowProps {
  hit: DocSearchHit;
  /** What DocSearch draws around a stored search: its icon, its buttons. */
  parts: () => [icon: ReactNode, action: ReactNode];
}

function StoredRow({hit, parts}: StoredRowProps): ReactElement {
  const [icon, action] = parts();
  const {title, path} = hitTexts(hit);
  return (
    <>
      <div className="search-row">
        <a href={sitePath(hit.url)} className="search-row__link">
          {icon}
          <Marked className="search-row__title" html={title} />
          {path && <Marked className="search-row__path" html={path} />}
        </a>
      </div>
      <div className="search-row__actions">{action}</div>
    </>
  );
}

/** For the prop `hitComponent`, whose type does not know that bundle.server.ts hands parts instead of something drawn. */
export const hitComponent = StoredRow as unknown as NonNullable<DocSearchProps['hitComponent']>;
