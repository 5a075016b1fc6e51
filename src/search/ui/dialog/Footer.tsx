/** The foot of the dialog: which keys do what and, with the hosted index, whose service it is. */
import {memo, type ReactNode} from 'react';
import type {SearchSettings} from '../../settings';
import {Icon} from '../list/HitLink';
import {SEARCH_BY, TO_CLOSE, TO_NAVIGATE, TO_SELECT} from './texts';

const ENTER = 'M15.5 5v4.5c0 1.5-1 2.5-2.5 2.5H5m3-3.5L4.5 12 8 15.5';
const DOWN = 'M10 4.5v11m4-4-4 4-4-4';
const UP = 'M10 15.5v-11m4 4-4-4-4 4';

export const Footer = memo(function Footer({mode, hosts}: Pick<SearchSettings, 'mode' | 'hosts'>): ReactNode {
  return (
    <footer className="DocSearch-Footer" role="presentation">
      {mode === 'hosted' && !hosts && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            <span className="DocSearch-Label">{SEARCH_BY}</span>
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <Key path={ENTER} />
          <span className="DocSearch-Label">{TO_SELECT}</span>
        </li>
        <li>
          <Key path={DOWN} />
          <Key path={UP} />
          <span className="DocSearch-Label">{TO_NAVIGATE}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">Esc</kbd>
          <span className="DocSearch-Label">{TO_CLOSE}</span>
        </li>
      </ul>
    </footer>
  );
});

function Key({path}: {path: string}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <Icon path={path} />
    </kbd>
  );
}
