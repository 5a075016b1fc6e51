/** The foot of the dialog: which keys do what and, with the hosted index, whose service it is. */
import {memo, type ReactNode} from 'react';
import type {SearchSettings} from '../../settings';
import {SEARCH_BY, TO_CLOSE, TO_NAVIGATE, TO_SELECT} from '../../texts/dialog';

const KEYS = [
  {keys: ['↵'], does: TO_SELECT},
  {keys: ['↓', '↑'], does: TO_NAVIGATE},
  {keys: ['Esc'], does: TO_CLOSE},
];

export const Footer = memo(function Footer({mode, hosts}: Pick<SearchSettings, 'mode' | 'hosts'>): ReactNode {
  return (
    <footer className="DocSearch-Footer" role="presentation">
      {mode === 'hosted' && !hosts && (
        <a
          className="DocSearch-Logo"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          {SEARCH_BY}
        </a>
      )}
      <ul className="DocSearch-Commands">
        {KEYS.map(({keys, does}) => (
          <li key={does}>
            {keys.map((key) => (
              <kbd key={key} className="DocSearch-Commands-Key">
                {key}
              </kbd>
            ))}
            <span className="DocSearch-Label">{does}</span>
          </li>
        ))}
      </ul>
    </footer>
  );
});
