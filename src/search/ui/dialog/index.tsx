/** The content of the search dialog, below its field: the list or the screen that the query has led to, and the foot. */
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {isPlainClick, siteLink} from '@site/src/lib/links';
import EmptyWaveform from '@site/src/shared/EmptyWaveform';
import LiveText from '@site/src/shared/LiveText';
import type {Hit, SearchFilters} from '@speech-docs/search/types';
import {memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {searchPath, sitePath} from '../../address';
import {type SearchClient, sharedClient} from '../../client';
import type {SearchSettings} from '../../settings';
import {
  readSearches,
  type StoredSearches,
  withFavorite,
  withoutHit,
  withRecent,
  writeSearches,
} from '../../storedSearches';
import {NO_RECENT, SEARCHING, seeAllText, TO_CLOSE, TO_NAVIGATE, TO_SELECT} from '../../texts';
import {closeDialog} from '../dialogStore';
import {hitId, openLinks, ResultList} from '../list';
import {ErrorScreen, NoResults} from '../list/screens';
import {type SearchStatus, useSearch} from '../useSearch';
import {resultGroups, storedGroups} from './groups';
import {useActiveHit} from './useActiveHit';
import './dialog.css';

interface DialogContentProps {
  query: string;
  filters: SearchFilters;
  input: RefObject<HTMLInputElement | null>;
  onSuggestion: (query: string) => void;
  onStatus: (status: SearchStatus) => void;
}

export default function DialogContent({query, filters, input, onSuggestion, onStatus}: DialogContentProps): ReactNode {
  const [client] = useState(sharedClient);
  const {outcome, status, announcement, retry} = useSearch(query, filters);
  const {recents, favorites, addRecent, addFavorite, remove} = useStoredSearches(client.settings);
  const history = useHistory();
  const list = useRef<HTMLDivElement>(null);

  const found = outcome.kind === 'found' ? outcome.found : null;
  const isStart = outcome.kind === 'none';
  const groups = useMemo(() => {
    if (found) return resultGroups(found.hits, found.facts);
    if (!isStart) return [];
    // The button that was pressed is gone afterwards.
    const thenType = (change: (hit: Hit) => void) => (hit: Hit) => {
      change(hit);
      input.current?.focus();
    };
    return storedGroups({recents, favorites, addFavorite: thenType(addFavorite), remove: thenType(remove)});
  }, [found, isStart, recents, favorites, addFavorite, remove, input]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);

  const onOpen = useEvent((hit: Hit, {ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
    addRecent(hit);
    client.opened(hit.url);
    if (ctrlKey || metaKey || shiftKey) window.open(hit.url, '_blank', 'noopener');
    else {
      const path = sitePath(hit.url);
      if (path.startsWith('/')) history.push(path);
      else window.location.assign(path);
      closeDialog();
    }
  });
  const areCurrent = status === 'idle' && outcome.query.trim() === query.trim();
  const active = useActiveHit({input, hits, groups: groups.length, areCurrent, onOpen});

  useEffect(() => onStatus(status), [status, onStatus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list is shown
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
    // A link that had the focus is gone with its list, and Tab would go on outside the dialog.
    if (document.activeElement === document.body) input.current?.focus();
  }, [hits]);

  const openLink = openLinks(history);
  return (
    <>
      {/* biome-ignore lint/a11y: the keys are the field's, which names the chosen hit */}
      <div
        ref={list}
        className="DocSearch-Dropdown"
        // A press would take the focus from the field, and with it the keys.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const row = (event.target as Element).closest('a')?.closest('.DocSearch-Hit');
          const hit = row && hits.find((_, index) => hitId(index) === row.id);
          const isHere = isPlainClick(event);
          if (hit) addRecent(hit);
          openLink(event);
          // Also when the link leads to another part of this page.
          if (isHere && siteLink(event.target)) closeDialog();
        }}
      >
        {hits.length > 0 ? (
          <div className="DocSearch-Dropdown-Container" data-first={active < 0 || undefined}>
            <ResultList groups={groups} fromLevel={1} active={active} />
            {found && found.total > hits.length && (
              <section className="DocSearch-HitsFooter">
                <a href={searchPath(found.query)}>{seeAllText(found.total)}</a>
              </section>
            )}
          </div>
        ) : found ? (
          <NoResults found={found} onSuggestion={onSuggestion} />
        ) : outcome.kind === 'failed' ? (
          <ErrorScreen reason={outcome.reason} onRetry={retry} />
        ) : (
          <div className="DocSearch-StartScreen">
            <EmptyWaveform className="DocSearch-Silence" />
            <p className="DocSearch-Help">{query.trim() ? SEARCHING : NO_RECENT}</p>
          </div>
        )}
      </div>
      <Footer credit={client.credit} />
      <p className="DocSearch-VisuallyHiddenForAccessibility visually-hidden" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
    </>
  );
}

function useStoredSearches({indexName, siteUrl}: SearchSettings) {
  const [searches, setSearches] = useState(() => readSearches(indexName, {origin: location.origin, siteUrl}));
  const changes = useMemo(() => {
    const change = (make: (searches: StoredSearches, hit: Hit) => StoredSearches) => (hit: Hit) => {
      // Read anew: another tab may have changed them.
      const next = make(readSearches(indexName, {origin: location.origin, siteUrl}), hit);
      writeSearches(indexName, next);
      setSearches(next);
    };
    return {addRecent: change(withRecent), addFavorite: change(withFavorite), remove: change(withoutHit)};
  }, [indexName, siteUrl]);
  return {...searches, ...changes};
}

const KEYS = [
  {keys: ['↵'], does: TO_SELECT},
  {keys: ['↓', '↑'], does: TO_NAVIGATE},
  {keys: ['Esc'], does: TO_CLOSE},
];

/** The foot: which keys do what, and whose service it is. */
const Footer = memo(function Footer({credit}: Pick<SearchClient, 'credit'>): ReactNode {
  return (
    <footer className="DocSearch-Footer" role="presentation">
      {credit && (
        <a className="DocSearch-Logo" href={credit.url} target="_blank" rel="noopener noreferrer">
          {credit.name}
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
