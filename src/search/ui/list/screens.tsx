/** What dialog and page show where there is no list: nothing found, a failure. */
import siteConfig from '@generated/docusaurus.config';
import {issueAddress} from '@site/src/lib/issueAddress';
import EmptyWaveform from '@site/src/shared/EmptyWaveform';
import type {FailureReason} from '@speech-docs/search/types';
import type {ReactNode} from 'react';
import {
  BELIEVE_RESULTS,
  FAILURE_HELP,
  FAILURE_TITLE,
  LET_US_KNOW,
  NO_RESULTS,
  RETRY,
  TRY_SEARCHING_FOR,
} from '../../texts';
import type {Found} from '../useSearch';

interface NoResultsProps {
  found: Found;
  onSuggestion: (query: string) => void;
}

export function NoResults({found, onSuggestion}: NoResultsProps): ReactNode {
  const {issuesUrl, supportEmail} = siteConfig.customFields ?? {};
  const title = `${NO_RESULTS} "${found.query}"`;
  const address = typeof issuesUrl === 'string' ? issueAddress(issuesUrl, title) : `mailto:${supportEmail}`;
  return (
    <div className="DocSearch-NoResults">
      <EmptyWaveform className="DocSearch-Silence" />
      <p className="DocSearch-Title">
        {NO_RESULTS} "<strong>{found.query}</strong>"
      </p>
      {found.suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{TRY_SEARCHING_FOR}:</p>
          <ul>
            {found.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        {BELIEVE_RESULTS}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {LET_US_KNOW}
        </a>
      </p>
    </div>
  );
}

export function ErrorScreen({reason, onRetry}: {reason: FailureReason; onRetry: () => void}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{FAILURE_TITLE}</p>
      <p className="DocSearch-Help">{FAILURE_HELP[reason]}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {RETRY}
      </button>
    </div>
  );
}
