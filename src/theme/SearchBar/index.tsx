/**
 * Fills @theme/SearchBar, which the classic theme leaves empty: the search theme's own bar brings the whole modal into
 * the main script and does nothing when that fails to load. This one is a button that loads the modal on intent.
 * Remove when: the theme's bar loads its modal lazily, says when it could not, and lets its client be replaced.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {searchPath} from '@site/src/search/searchPath';
import {preloadModal, useSearchModal} from '@site/src/search/ui/useSearchModal';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {trouble, open} = useSearchModal(button, styles.shell);
  return (
    <div className={styles.bar}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-early="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => open('')}
        onPointerEnter={preloadModal}
        onTouchStart={preloadModal}
        onFocus={preloadModal}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
          <path d="m13.5 13.5 4 4m-2-8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z" />
        </svg>
        <span className={styles.label}>
          <Translate id="theme.SearchBar.label" description="The text on the search button of the top bar">
            Search docs
          </Translate>
        </span>
        <Shortcuts />
      </button>
      <noscript>
        <span className={styles.noScript}>
          <Translate id="theme.SearchBar.noScript" description="Stands beside the search button without JavaScript">
            Search needs JavaScript
          </Translate>
        </span>
      </noscript>
      <p className={styles.message} role="status">
        {trouble === 'failed' && <LoadFailure />}
        {trouble === 'crashed' && <PageInstead />}
      </p>
    </div>
  );
}

/** The keys that open search, for the eye only: assistive technology reads `aria-keyshortcuts`. */
function Shortcuts(): ReactNode {
  const [modifier, setModifier] = useState('Ctrl');
  useEffect(() => {
    // Not while rendering: the page was built without knowing whose keyboard it is for.
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setModifier('⌘');
  }, []);
  return (
    <span className={styles.shortcuts} aria-hidden="true">
      <kbd>/</kbd>
      <kbd>{modifier} K</kbd>
    </span>
  );
}

function LoadFailure(): ReactNode {
  return (
    <Translate
      id="theme.SearchBar.loadFailure"
      description="Shown at the search button when the search dialog's script could not be loaded"
    >
      Search did not load. Check your network connection and try again.
    </Translate>
  );
}

function PageInstead(): ReactNode {
  return (
    <a href={searchPath()}>
      {translate({
        id: 'theme.SearchBar.pageInstead',
        message: 'Search has a problem here. Open the search page instead.',
        description: 'Link to the search page, shown when the search dialog crashed',
      })}
    </a>
  );
}
