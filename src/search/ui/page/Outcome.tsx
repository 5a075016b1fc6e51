/** Below the form: what the search has led to, one screen per state. */
import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import {countText, FAILURE_HELP, FAILURE_TITLE} from '../../texts/results';
import {ErrorScreen, NoResults} from '../list/screens';
import type {SearchState} from '../useSearch';
import {PageResults} from './PageResults';
import styles from './styles.module.css';

interface OutcomeProps {
  state: SearchState;
  onRetry: () => void;
  onMore: () => void;
  onSuggestion: (query: string) => void;
}

export const Outcome = memo(function Outcome({state, onRetry, onMore, onSuggestion}: OutcomeProps): ReactNode {
  const isStalled = state.kind === 'stalled';
  const settled = isStalled ? state.before : state;
  if (settled.kind !== 'ready' || settled.found.hits.length === 0) {
    if (isStalled) {
      return (
        <p className={styles.waiting}>
          <Waiting />
        </p>
      );
    }
    if (settled.kind === 'idle') return <Idle />;
    return (
      <div className={styles.screen}>
        {settled.kind === 'failed' ? (
          <ErrorScreen onRetry={onRetry} />
        ) : (
          <NoResults found={settled.found} onSuggestion={onSuggestion} />
        )}
      </div>
    );
  }
  const {found, more} = settled;
  return (
    <div className={styles.outcome}>
      <p className={styles.total}>{isStalled ? <Waiting /> : countText(found.query, found.total)}</p>
      <PageResults hits={found.hits} facts={found.facts} />
      {!isStalled && found.page + 1 < found.pages && (
        <button
          type="button"
          className="button button--outline button--primary"
          disabled={more === 'loads'}
          onClick={onMore}
        >
          <Translate id="search.page.more" description="Button that adds the next results">
            Show more results
          </Translate>
        </button>
      )}
      {!isStalled && more === 'failed' && (
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
