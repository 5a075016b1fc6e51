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
    <ErrorBoundary fallback={(failure) => (quiet ? null : <FailedBlock {...failure} />)}>{children}</ErrorBoundary>
  );
}

/** What a reader sees of a block that failed. */
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
