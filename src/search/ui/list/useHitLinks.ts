/**
 * What links to hits do, as handlers of the list around them. Each of the framework's links observes whether it is in
 * view and fetches its page, which for twenty hits per key press is much of the work between the key and the results.
 * These are plain links, and their pages are fetched when the reader points at them.
 */
import type {useHistory} from '@docusaurus/router';
import {ownLink} from '@site/src/lib/ownLink';
import {isPlainClick} from '@site/src/lib/plainClick';
import {type MouseEvent, type SyntheticEvent, useMemo} from 'react';
import {fetchAhead} from './fetchAhead';

/**
 * Returns handlers that open links to this site by client-side navigation, and leave other links to the browser. The page that
 * is opened learns what was searched for: revealTab.client.ts.
 */
export function useHitLinks(history: ReturnType<typeof useHistory>, searchedFor: string) {
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
        history.push(path, {searchedFor});
      },
    };
  }, [history, searchedFor]);
}
