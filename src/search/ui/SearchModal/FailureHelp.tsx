/** Second line of the dialog's error screen, with a way to try again. */
import type {MouseEvent, ReactNode} from 'react';
import {FAILURE_HELP, RETRY} from '../texts';

export function FailureHelp(): ReactNode {
  return (
    <>
      {FAILURE_HELP}
      <button type="button" className="search-retry" onClick={searchAgain}>
        {RETRY}
      </button>
    </>
  );
}

/** DocSearch searches for what stands in its input whenever that gets the focus. */
function searchAgain({currentTarget}: MouseEvent<HTMLElement>) {
  currentTarget.closest('[role=dialog]')?.querySelector('input')?.focus();
}
