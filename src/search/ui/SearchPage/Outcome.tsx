/** Below the form: what the search has led to, one screen per state. */
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {memo, type ReactNode} from 'react';
import {
  BELIEVE_RESULTS,
  countText,
  FAILURE_HELP,
  FAILURE_TITLE,
  LET_US_KNOW,
  NO_RESULTS,
  RETRY,
  TRY_SEARCHING_FOR,
} from '../texts';
import {PageResults} from './PageResults';
import styles from './styles.module.css';
import type {Found, SearchState} from './useSearch';

interface OutcomeProps {
  state: SearchState;
  onRetry: () => void;
  onMore: () => void;
  onSuggestion: (query: string) => void;
}

export const Outcome = memo(function Outcome({state, onRetry, onMore, onSuggestion}: OutcomeProps): ReactNode {
  if (state.kind === 'idle') return <Idle />;
  if (state.kind === 'failed') return <Failure onRetry={onRetry} />;
  const {found} = state;
  if (!found) return <p className={styles.waiting}>{state.kind === 'loading' && state.isStalled && <Waiting />}</p>;
  if (found.total === 0) {
    return state.kind === 'ready' ? <NoResults found={found} onSuggestion={onSuggestion} /> : null;
  }
  return (
    <div className={styles.outcome}>
      <p className={styles.total}>
        {state.kind === 'loading' && state.isStalled ? <Waiting /> : countText(found.query, found.total)}
      </p>
      <PageResults hits={found.hits} belowSections={found.sections.length > 1} />
      {state.kind === 'ready' && found.page + 1 < found.pages && (
        <button
          type="button"
          className="button button--outline button--primary"
          disabled={state.isLoadingMore}
          onClick={onMore}
        >
          <Translate id="search.page.more" description="Button that adds the next results">
            Show more results
          </Translate>
        </button>
      )}
      {state.kind === 'ready' && state.moreFailed && (
        <p role="alert" className={styles.notice}>
          {FAILURE_TITLE}. {FAILURE_HELP}
        </p>
      )}
    </div>
  );
});

function Idle(): ReactNode {
  return (
    <p className={styles.quiet}>
      <Translate id="search.page.idle" description="Shown before anything was typed">
        Find a guide, a request field, a message, an error or a limit. Put a phrase in quotation marks to find it word
        for word.
      </Translate>
    </p>
  );
}

function Waiting(): ReactNode {
  return (
    <Translate id="search.page.stalled" description="Shown when results take longer than a moment">
      Still searching…
    </Translate>
  );
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.screen}>
      <p className={styles.screenTitle}>{FAILURE_TITLE}</p>
      <p className={styles.quiet}>{FAILURE_HELP}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {RETRY}
      </button>
    </div>
  );
}

interface NoResultsProps {
  found: Found;
  onSuggestion: (query: string) => void;
}

function NoResults({found, onSuggestion}: NoResultsProps): ReactNode {
  const issuesUrl = useDocusaurusContext().siteConfig.customFields?.issuesUrl;
  return (
    <div className={styles.screen}>
      <p className={styles.screenTitle}>
        {NO_RESULTS} “<bdi className={styles.query}>{found.query}</bdi>”
      </p>
      <p className={styles.quiet}>{TRY_SEARCHING_FOR}:</p>
      <ul className={styles.suggestions}>
        {found.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {typeof issuesUrl === 'string' && (
        <p className={styles.quiet}>
          {BELIEVE_RESULTS}{' '}
          <a href={issuesUrl} target="_blank" rel="noopener noreferrer">
            {LET_US_KNOW}
          </a>
        </p>
      )}
    </div>
  );
}
