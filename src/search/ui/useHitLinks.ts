/**
 * What links to hits do, said once for the list that holds them. The framework's links each watch whether they are in
 * view and fetch what they lead to, which for twenty hits per key press is much of the work between the key and the
 * results; these are plain ones, and what they lead to is fetched when they are pointed at.
 */
import type {useHistory} from '@docusaurus/router';
import {ownLink} from '@site/src/lib/ownLink';
import {isPlainClick} from '@site/src/lib/plainClick';
import {type MouseEvent, type SyntheticEvent, useMemo} from 'react';
import {fetchAhead} from './fetchAhead';

/** Returns the handlers for an element with links inside; those to this site's paths are its, all others the browser's. */
export function useHitLinks(history: ReturnType<typeof useHistory>) {
  return useMemo(() => {
    const preload = ({target}: SyntheticEvent) => {
      const path = ownLink(target);
      if (path) fetchAhead(path);
    };
    return {
      onPointerOver: preload,
      onFocus: preload,
      onClick(event: MouseEvent) {
        const path = ownLink(event.target);
        if (!path || !isPlainClick(event)) return;
        event.preventDefault();
        history.push(path);
      },
    };
  }, [history]);
}
