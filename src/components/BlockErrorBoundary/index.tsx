import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  children: ReactNode;
  /** Show nothing in its place when it fails: for what the page does well enough without. */
  quiet?: boolean;
};

/** Keeps a failure inside its own block: the rest of the page stays, and the block can be tried again. */
export default function BlockErrorBoundary({children, quiet = false}: Props) {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) =>
        quiet ? null : (
          <FailedBlock error={error} onRetry={tryAgain}>
            <Translate
              id="site.blockErrorBoundary.failed"
              description="Shown in place of a part of the page that failed"
            >
              This part of the page failed.
            </Translate>
          </FailedBlock>
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

type FailedProps = {
  /** What happened, in words. */
  children: ReactNode;
  error: Error;
  onRetry: () => void;
};

/** What a reader sees of a block that failed. */
export function FailedBlock({children, error, onRetry}: FailedProps) {
  return (
    <div className="site-block-failed" role="alert">
      <p>
        {children} <code>{error.message}</code>
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate id="site.blockErrorBoundary.retry" description="Tries a failed part of the page again">
          Try again
        </Translate>
      </button>
    </div>
  );
}
