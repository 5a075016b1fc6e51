import {useEffect, useState} from 'react';

/** What came of the last press of a button that copies; `idle` again after a while. */
export function useCopying(shownForMs: number) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(setState, shownForMs, 'idle');
    return () => clearTimeout(timer);
  }, [state, shownForMs]);

  /** Fails where the browser denies the permission, and where the page is not secure and there is no clipboard. */
  async function copy(write: () => Promise<void>) {
    try {
      await write();
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return {state, copy};
}
