/** The content of the search dialog, below its field: the list or the screen that the query has led to, and the foot. */
import {useHistory} from '@docusaurus/router';
import LiveText from '@site/src/components/LiveText';
import {ownLink} from '@site/src/lib/ownLink';
import {isPlainClick} from '@site/src/lib/plainClick';
import type {Hit, SearchFilters} from '@speech-docs/search/types';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {sitePath} from '../../address';
import {searchPath} from '../../searchPath';
import {sharedClient} from '../../sharedClient';
import {NO_RECENT, seeAllText} from '../../texts/dialog';
import {closeDialog} from '../dialogStore';
import type {FieldHandle} from '../Field';
import {HitPlaceholder} from '../list/HitPlaceholder';
import {hitId, ResultList} from '../list/ResultList';
import {Start} from '../list/Start';
import {ErrorScreen, NoResults} from '../list/screens';
import {useHitLinks} from '../list/useHitLinks';
import type {SearchStatus} from '../searchStatus';
import {useSearch} from '../useSearch';
import {useSnippetWords} from '../useSnippetWords';
import {Footer} from './Footer';
import {isComplete, resultGroups, storedGroups} from './groups';
import {useActiveHit} from './useActiveHit';
import {useStoredSearches} from './useStoredSearches';
import './dialog.css';

interface DialogContentProps {
  query: string;
  filters: SearchFilters;
  field: RefObject<FieldHandle | null>;
  onStatus: (status: SearchStatus) => void;
}

export default function DialogContent({query, filters, field, onStatus}: DialogContentProps): ReactNode {
  const [client] = useState(sharedClient);
  const snippetWords = useSnippetWords();
  const {outcome, status, announcement, retry} = useSearch(query, {filters, snippetWords});
  const stored = useStoredSearches(client.settings);
  const history = useHistory();
  const list = useRef<HTMLDivElement>(null);

  const found = outcome.kind === 'found' ? outcome.found : null;
  const {recents, favorites, addRecent, addFavorite, remove} = stored;
  const isStart = outcome.kind === 'none';
  // Recent searches and tasks have nothing to do with what was typed.
  const isFirstWait = isStart && status === 'stalled';
  const groups = useMemo(() => {
    if (found) return resultGroups(found.hits, found.facts);
    if (!isStart || isFirstWait) return [];
    // The button that was pressed is gone afterwards.
    const thenType = (change: (hit: Hit) => void) => (hit: Hit) => {
      change(hit);
      field.current?.focus();
    };
    return storedGroups({recents, favorites, addFavorite: thenType(addFavorite), remove: thenType(remove)});
  }, [found, isStart, isFirstWait, recents, favorites, addFavorite, remove, field]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);

  const onOpen = useCallback(
    (hit: Hit, {ctrlKey, metaKey, shiftKey}: {ctrlKey: boolean; metaKey: boolean; shiftKey: boolean}) => {
      addRecent(hit);
      client.opened(hit.url);
      if (ctrlKey || metaKey || shiftKey) window.open(hit.url, '_blank', 'noopener');
      else {
        history.push(sitePath(hit.url), {searchedFor: query});
        closeDialog();
      }
    },
    [addRecent, client, history, query],
  );
  const areCurrent = status === 'idle' && outcome.query.trim() === query.trim();
  const active = useActiveHit({field, hits, groups: groups.length, areCurrent, onOpen});

  useEffect(() => onStatus(status), [status, onStatus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    if (list.current?.scrollTop) list.current.scrollTop = 0;
  }, [hits]);

  // A link that had the focus is gone with its list, and Tab would go on outside the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list is shown
  useLayoutEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [groups]);

  const links = useHitLinks(history, query);
  /** The hit that a link leads to: that of its row, or one of the sections in it. */
  const hitOf = (link: Element | null) => {
    const row = hits[hits.findIndex((_, index) => hitId(index) === link?.closest('.DocSearch-Hit')?.id)];
    return row && [row, ...(row.sections ?? [])].find(({url}) => sitePath(url) === link?.getAttribute('href'));
  };

  return (
    <>
      {/* biome-ignore lint/a11y: the keys are the field's, which names the chosen hit */}
      <div
        ref={list}
        className="DocSearch-Dropdown"
        {...links}
        // A press would take the focus from the field, and with it the keys.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const hit = hitOf((event.target as Element).closest('a'));
          const isHere = isPlainClick(event);
          if (hit) addRecent(hit);
          links.onClick(event);
          // Also when the link leads to another part of this page.
          if (isHere && ownLink(event.target)) closeDialog();
        }}
      >
        {hits.length > 0 ? (
          <div className="DocSearch-Dropdown-Container">
            <ResultList groups={groups} fromLevel={1} active={active} />
            {!found ? (
              <Start />
            ) : (
              !isComplete(found, groups) && (
                <section className="DocSearch-HitsFooter">
                  <a href={searchPath(found.query)}>{seeAllText(found.total)}</a>
                </section>
              )
            )}
          </div>
        ) : found ? (
          <>
            <NoResults found={found} onSuggestion={(suggestion) => field.current?.setQuery(suggestion)} />
            <Start />
          </>
        ) : isFirstWait ? (
          <div className="DocSearch-Hits DocSearch-Placeholder" aria-hidden="true">
            <ul>
              <HitPlaceholder />
              <HitPlaceholder />
              <HitPlaceholder />
            </ul>
          </div>
        ) : isStart ? (
          <div className="DocSearch-StartScreen">
            <p className="DocSearch-Help">{NO_RECENT}</p>
            <Start />
          </div>
        ) : (
          outcome.kind === 'failed' && <ErrorScreen reason={outcome.reason} onRetry={retry} />
        )}
      </div>
      <Footer {...client.settings} />
      <p className="DocSearch-VisuallyHiddenForAccessibility visually-hidden" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
    </>
  );
}
