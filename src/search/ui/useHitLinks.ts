/**
 * What links to hits do, said once for the list that holds them. The framework's links each watch whether they are in
 * view and fetch what they lead to, which for twenty hits per key press is much of the work between the key and the
 * results; these are plain ones, and what they lead to is fetched when they are pointed at.
 */
import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/lib/plainClick';
import {type MouseEvent, type SyntheticEvent, useMemo} from 'react';
import {fetchAhead} from './fetchAhead';

/** Returns the handlers for an element with links inside; those to this site's paths are its, all others the browser's. */
export function useHitLinks(history: ReturnType<typeof useHistory>) {
  return useMemo(() => {
    const preload = ({target}: SyntheticEvent) => {
      const path = pathAt(target);
      if (path) fetchAhead(path);
    };
    return {
      onPointerOver: preload,
      onFocus: preload,
      onClick(event: MouseEvent) {
        const path = pathAt(event.target);
        if (!path || !isPlainClick(event)) return;
        event.preventDefault();
        history.push(path);
      },
    };
  }, [history]);
}

function pathAt(target: EventTarget): string | null {
  const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return path?.startsWith('/') ? path : null;
}
