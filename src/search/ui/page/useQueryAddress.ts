/** Query and section of the search page, in step with the address. */
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAddressState} from '@site/src/lib/useAddressState';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {limitQuery} from '../../settings';

interface QueryAddress {
  /** The input is left to the browser: text typed before the page came to life stays in it. */
  input: RefObject<HTMLInputElement | null>;
  query: string;
  section: string | null;
  setQuery: (query: string) => void;
  setSection: (section: string | null) => void;
  /** Writes at once: before a result is opened, so that Back finds this search. */
  writeNow: () => void;
}

type Search = {query: string; section: string | null};

const EMPTY: Search = {query: '', section: null};

export function useQueryAddress(): QueryAddress {
  const input = useRef<HTMLInputElement>(null);
  // Typed before hydration, which is newer than the address; `null` until the address was read for the first time.
  const early = useRef<string | null>(null);
  const [format] = useState(() => ({
    read(address: string): Search | null {
      const field = input.current;
      early.current ??= field?.value ?? '';
      if (early.current) return null;
      const next = readAddress(address);
      if (field && field.value !== next.query) field.value = next.query;
      return next;
    },
    write: toAddress,
  }));
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  // The built HTML shows the page before a query; a reader who comes from another page sees nothing of that.
  const {state, change, writeNow} = useAddressState(() => (isBrowser ? readAddress(search) : EMPTY), format);

  const setQuery = useCallback(
    (text: string) => {
      const query = limitQuery(text);
      if (input.current && input.current.value !== text) input.current.value = query;
      change((before) => (before.query === query ? before : {query, section: null}));
    },
    [change],
  );
  const setSection = useCallback((section: string | null) => change(({query}) => ({query, section})), [change]);

  useEffect(() => {
    if (early.current) change({query: limitQuery(early.current), section: null});
    early.current = '';
  }, [change]);

  return {input, ...state, setQuery, setSection, writeNow};
}

/** Returns the query and filters of an address, whatever else is in it. */
export function readAddress(address: string): Search {
  const parameters = new URLSearchParams(address);
  return {query: limitQuery(parameters.get('q') ?? ''), section: parameters.get('section') || null};
}

function toAddress({query, section}: Search, address: string): string {
  const parameters = new URLSearchParams(address);
  for (const [name, value] of Object.entries({q: query, section})) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
