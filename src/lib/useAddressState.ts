/**
 * State that is also in the query of the address: a link and the Back button bring it back. Writes replace the entry of
 * the history, so that Back leaves the page instead of undoing letters.
 */
import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {AddressWriter} from './addressWriter';

export interface AddressFormat<State> {
  /** Returns the state that a query names; `null` leaves what is shown. */
  read: (search: string) => State | null;
  /** Returns `search` with the state in it; other parameters stay. */
  write: (state: State, search: string) => string;
}

interface AddressState<State> {
  state: State;
  /** False until script has taken the page over. */
  isReady: boolean;
  /** Shows a state, and writes it to the address at a pause. */
  change: (next: State | ((before: State) => State)) => void;
  /** Shows a state that is not worth an address, such as a moment of playback. */
  show: (next: State | ((before: State) => State)) => void;
  /** Writes at once what waits for a pause: before the page is left, so that Back finds it. */
  writeNow: () => void;
}

export function useAddressState<State>(
  initial: State | (() => State),
  format: AddressFormat<State>,
): AddressState<State> {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const [state, setState] = useState(initial);
  const [isReady, setReady] = useState(false);
  const [writer] = useState(() => new AddressWriter(history));
  const latest = useRef({state, format, pathname});
  latest.current = {state, format, pathname};

  // After mount: the built HTML shows the initial state whatever the address says.
  useEffect(() => {
    setReady(true);
    if (!writer.isForeign(search)) return;
    const read = latest.current.format.read(search);
    if (read !== null) setState(read);
  }, [search, writer]);
  useEffect(() => () => writer.cancel(), [writer]);

  const show = useCallback((next: State | ((before: State) => State)) => {
    const value = typeof next === 'function' ? (next as (before: State) => State)(latest.current.state) : next;
    // A second change can come before the next render.
    latest.current.state = value;
    setState(value);
  }, []);
  const change = useCallback(
    (next: State | ((before: State) => State)) => {
      show(next);
      const {state: shown, pathname: page} = latest.current;
      writer.writeLater(page, (query) => latest.current.format.write(shown, query));
    },
    [show, writer],
  );
  const writeNow = useCallback(() => writer.writeNow(), [writer]);
  return {state, isReady, change, show, writeNow};
}
