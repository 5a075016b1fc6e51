/**
 * Query and section of the search page, in step with the address: what is typed is written to it (replacing, so that
 * Back leaves the page instead of taking back letters), and an address that changes from elsewhere is read.
 */
import {useHistory, useLocation} from '@docusaurus/router';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {limitQuery} from '../../settings';

/** Some browsers reject more than about 100 writes in 30 seconds, so not every key can write. */
const WRITE_AFTER_MS = 300;

export interface QueryAddress {
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

export function useQueryAddress(): QueryAddress {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {search: address, pathname} = useLocation();
  const [search, setSearch] = useState<Search>({query: '', section: null});
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (address === written.current) return;
    const isFirst = written.current === null;
    written.current = address;
    // Typed before hydration: newer than the address.
    const typed = isFirst ? (input.current?.value ?? '') : '';
    const read = readAddress(address);
    const next = typed ? {query: limitQuery(typed), section: null} : read;
    if (input.current && input.current.value !== next.query) input.current.value = next.query;
    setSearch(next);
  }, [address]);

  const writeNow = useCallback(() => {
    // A link was followed and its page is on the way: to write now would be to come back.
    if (history.location.pathname !== pathname) return;
    const next = toAddress(search);
    if (written.current === null || next === toAddress(readAddress(written.current))) return;
    written.current = next;
    history.replace({pathname, search: next});
  }, [history, pathname, search]);

  useEffect(() => {
    const timer = setTimeout(writeNow, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [writeNow]);

  const setQuery = useCallback((text: string) => {
    const query = limitQuery(text);
    if (input.current && input.current.value !== text) input.current.value = query;
    setSearch((before) => (before.query === query ? before : {query, section: null}));
  }, []);
  const setSection = useCallback((section: string | null) => setSearch(({query}) => ({query, section})), []);

  return {input, ...search, setQuery, setSection, writeNow};
}

/** Returns the query and filters of an address, whatever else is in it. */
export function readAddress(address: string): Search {
  const parameters = new URLSearchParams(address);
  return {query: limitQuery(parameters.get('q') ?? ''), section: parameters.get('section') || null};
}

function toAddress({query, section}: Search): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (section) parameters.set('section', section);
  const text = parameters.toString();
  return text && `?${text}`;
}
