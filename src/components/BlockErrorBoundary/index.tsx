import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Keeps a failure inside its own block: the rest of the page stays, and the block can be tried again. */
export default function BlockErrorBoundary({children}: {children: ReactNode}) {
  return <ErrorBoundary fallback={(failure) => <FailedBlock {...failure} />}>{children}</ErrorBoundary>;
}

function FailedBlock({error, tryAgain}: {error: Error; tryAgain: () => void}) {
  return (
    <div className="site-block-failed" role="alert">
      <p>
        <Translate>This part of the page failed.</Translate> <code>{error.message}</code>
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
        <Translate>Retry</Translate>
      </button>
    </div>
  );
}
