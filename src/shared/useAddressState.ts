/**
 * State that is also in the query of the address: a link and the Back button bring it back. Writes replace the entry of
 * the history, so that Back leaves the page instead of undoing letters.
 */
import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';

export interface AddressFormat<State> {
  /** Returns the state that a query names; `null` leaves what is shown. */
  read: (search: string) => State | null;
  /** Returns `search` with the state in it; other parameters stay. */
  write: (state: State, search: string) => string;
}

type Change<State> = State | ((before: State) => State);

/** WebKitGTK 2.50 rejects more than 100 writes in 10 seconds, so not every key and not every drag can write. */
const WRITE_AFTER_MS = 300;

/** Returns the state, and what changes it; `isReady` is false until script has taken the page over. */
export function useAddressState<State>(initial: State | (() => State), format: AddressFormat<State>) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  latest.current = state;
  /** The query that was read or written last. */
  const known = useRef<string | null>(null);
  const waiting = useRef<{timer: ReturnType<typeof setTimeout>; write: () => void}>(undefined);

  const cancel = useEvent(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  });
  /** Writes at once what waits for a pause: before the page is left, so that Back finds it. */
  const writeNow = useEvent(() => {
    const write = waiting.current?.write;
    cancel();
    write?.();
  });

  const readAddress = useEvent(format.read);
  // After mount: the built HTML shows the initial state whatever the address says.
  useEffect(() => {
    // A page can get its earlier writes late, when a later one is already in the address.
    if (known.current !== null && [search, history.location.search].includes(known.current)) return;
    if (known.current !== null) cancel();
    known.current = search;
    const read = readAddress(search);
    if (read !== null) setState(read);
  }, [search, history, cancel, readAddress]);
  useEffect(() => cancel, [cancel]);

  /** Shows a state that is not worth an address, such as a moment of playback. */
  const show = useEvent((next: Change<State>) => {
    const value = typeof next === 'function' ? (next as (before: State) => State)(latest.current) : next;
    // A second change can come before the next render.
    latest.current = value;
    setState(value);
  });
  /** Shows a state, and writes it to the address at a pause. */
  const change = useEvent((next: Change<State>) => {
    show(next);
    cancel();
    const shown = latest.current;
    const write = () => {
      const {location} = history;
      const query = format.write(shown, location.search);
      // A link was followed, and its page is still loading: the address is already that page's.
      if (location.pathname !== pathname || query === location.search) return;
      known.current = query;
      history.replace({...location, search: query});
    };
    waiting.current = {timer: setTimeout(writeNow, WRITE_AFTER_MS), write};
  });
  return {state, isReady: useIsBrowser(), change, show, writeNow};
}
