/**
 * Ejected from @docusaurus/theme-search-algolia: its bar opens DocSearch, does nothing when that fails to load, and
 * connects to the hosted search on every page. This one opens the dialog of src/search/ui.
 * Remove when: the theme's bar lets its dialog and its client be replaced, and says when its code did not load.
 */
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchPath} from '@site/src/search/address';
import {openDialog, setDialogFilters, useDialogState} from '@site/src/search/ui/dialogStore';
import {preloadDialog} from '@site/src/search/ui/loadDialog';
import {useSearchFilters} from '@site/src/search/ui/useSearchFilters';
import {selectedText} from '@site/src/search/ui/useSearchKeys';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const {isOpen, trouble} = useDialogState();
  // A click before the page is hydrated would be lost.
  const isReady = useIsBrowser();
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={clsx('DocSearch DocSearch-Button', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        disabled={!isReady}
        onClick={() => openDialog(selectedText())}
        onPointerEnter={preloadDialog}
        onTouchStart={preloadDialog}
        onFocus={preloadDialog}
      >
        <svg
          className={clsx('DocSearch-Search-Icon', styles.icon)}
          viewBox="0 0 20 20"
          width="16"
          height="16"
          aria-hidden="true"
        >
          <path d="m13.5 13.5 4 4m-2-8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z" />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>
          <Translate id="theme.SearchBar.label">Search docs</Translate>
        </span>
        <Shortcuts />
      </button>
      <noscript>
        <span className={styles.noScript}>
          <Translate>Search needs JavaScript</Translate>
        </span>
      </noscript>
      <p className={styles.message} role="status">
        {trouble === 'failed' && (
          <Translate>Search did not load. Check your network connection and try again.</Translate>
        )}
        {trouble === 'crashed' && (
          <a href={searchPath()}>
            <Translate>Search has a problem here. Open the search page instead.</Translate>
          </a>
        )}
      </p>
      {isOpen && <Filters />}
    </div>
  );
}

/** Sets the language and docs version by which the dialog filters. */
function Filters(): ReactNode {
  const filters = useSearchFilters();
  useEffect(() => setDialogFilters(filters), [filters]);
  return null;
}

/** The keys that open search, for the eye only: assistive technology reads `aria-keyshortcuts`. */
function Shortcuts(): ReactNode {
  // The build does not know the reader's keyboard.
  const isApple = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <span className={clsx('DocSearch-Button-Keys', styles.shortcuts)} aria-hidden="true">
      <kbd className="DocSearch-Button-Key">/</kbd>
      <kbd className="DocSearch-Button-Key">{isApple ? '⌘' : 'Ctrl'} K</kbd>
    </span>
  );
}
