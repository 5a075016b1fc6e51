/** The query of the search page, in step with the address. */
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {withParameters} from '@site/src/lib/withParameters';
import {useAddressState} from '@site/src/shared/useAddressState';
import {useEffect, useRef, useState} from 'react';
import {limitQuery} from '../../settings';

/** Returns the query, and what changes it; `writeNow` is called before a result is opened, so that Back finds this search. */
export function useQueryAddress() {
  // The input is left to the browser: text typed before hydration stays in it.
  const input = useRef<HTMLInputElement>(null);
  // Typed before hydration, which is newer than the address; `null` until the address was read for the first time.
  const early = useRef<string | null>(null);
  const [format] = useState(() => ({
    read(address: string): string | null {
      const field = input.current;
      early.current ??= field?.value ?? '';
      if (early.current) return null;
      const next = readQuery(address);
      if (field && field.value !== next) field.value = next;
      return next;
    },
    write: (q: string, address: string) => withParameters(address, {q}),
  }));
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  // The built HTML shows the page before a query; a reader who comes from another page sees nothing of that.
  const {state: query, change, writeNow} = useAddressState(() => (isBrowser ? readQuery(search) : ''), format);

  const setQuery = useEvent((text: string) => {
    const next = limitQuery(text);
    if (input.current && input.current.value !== text) input.current.value = next;
    change(next);
  });
  useEffect(() => {
    if (early.current) change(limitQuery(early.current));
    early.current = '';
  }, [change]);

  return {input, query, setQuery, writeNow};
}

/** Returns the query of an address, whatever else is in it. */
export const readQuery = (address: string): string => limitQuery(new URLSearchParams(address).get('q') ?? '');
