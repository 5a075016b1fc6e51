/** Below the form: what the search has led to, one screen per state. */
import Translate from '@docusaurus/Translate';
import LiveText from '@site/src/components/LiveText';
import {memo, type ReactNode} from 'react';
import {countText, FAILURE_HELP, FAILURE_TITLE} from '../../texts/results';
import {Start} from '../list/Start';
import {ErrorScreen, NoResults} from '../list/screens';
import type {Outcome} from '../useSearch';
import {PageResults} from './PageResults';
import {ResultsPlaceholder} from './Placeholder';
import styles from './styles.module.css';

interface OutcomeViewProps {
  outcome: Outcome;
  isEmpty: boolean;
  isStalled: boolean;
  onRetry: () => void;
  onMore: () => void;
  onSuggestion: (query: string) => void;
}

export const OutcomeView = memo(function OutcomeView({
  outcome,
  isEmpty,
  isStalled,
  onRetry,
  onMore,
  onSuggestion,
}: OutcomeViewProps): ReactNode {
  if (outcome.kind !== 'found' || outcome.found.hits.length === 0) {
    if (isStalled) {
      return (
        <div className={styles.outcome}>
          <p className={styles.total}>
            <Waiting />
          </p>
          <ResultsPlaceholder />
        </div>
      );
    }
    if (outcome.kind === 'none') return isEmpty && <Idle />;
    return (
      <>
        <div className={styles.screen}>
          {outcome.kind === 'failed' ? (
            <ErrorScreen reason={outcome.reason} onRetry={onRetry} />
          ) : (
            <NoResults found={outcome.found} onSuggestion={onSuggestion} />
          )}
        </div>
        {outcome.kind === 'found' && <Start />}
      </>
    );
  }
  const {found, more} = outcome;
  return (
    <div className={styles.outcome}>
      <p className={styles.total}>
        {isStalled ? <Waiting /> : <LiveText>{countText(found.query, found.total)}</LiveText>}
      </p>
      <PageResults hits={found.hits} facts={found.facts} />
      {!isStalled && found.page + 1 < found.pages && (
        <button type="button" className="button button--secondary" disabled={more === 'loads'} onClick={onMore}>
          <Translate id="search.page.more" description="Button that adds the next results">
            Show more results
          </Translate>
        </button>
      )}
      {!isStalled && more !== 'waits' && more !== 'loads' && (
        <p role="alert" className={styles.notice}>
          {FAILURE_TITLE}. {FAILURE_HELP[more]}
        </p>
      )}
    </div>
  );
});

function Idle(): ReactNode {
  return (
    <>
      <p className={styles.quiet}>
        <Translate id="search.page.idle" description="Shown before anything was typed">
          Find a guide, a request field, a message, an error or a limit. Put a phrase in quotation marks to find it word
          for word.
        </Translate>
      </p>
      <Start />
    </>
  );
}

function Waiting(): ReactNode {
  return (
    <Translate id="search.page.stalled" description="Shown when results take longer than a moment">
      Still searching…
    </Translate>
  );
}
