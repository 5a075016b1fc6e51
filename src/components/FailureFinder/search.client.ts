/** Searches the catalogue of failures, which is loaded once for all tools of a page. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ErrorsFile, Found, Match} from '@speech-docs/protocol/failures';
import {useEffect, useState} from 'react';

type Search = (text: string) => Found;
let loading: Promise<Search> | undefined;

/** Returns a function that finds the failures a text is about. After it could not be loaded, the next call tries again. */
export function openSearch(errorsUrl: string): Promise<Search> {
  loading ??= load(errorsUrl);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(errorsUrl: string): Promise<Search> {
  const {findFailures} = await import(/* webpackChunkName: "failures" */ '@speech-docs/protocol/failures');
  const response = await fetch(errorsUrl);
  if (!response.ok) throw new Error(`${errorsUrl}: HTTP ${response.status}`);
  const {failures, hosts} = (await response.json()) as ErrorsFile;
  return (text) => findFailures(text, failures, hosts);
}

/** Returns the failures that a text is about: none without a text, and none if the catalogue does not load. */
export function useMatches(text: string | undefined): Match[] {
  const errorsUrl = useBaseUrl('/errors.json');
  const [matches, setMatches] = useState<Match[]>([]);
  useEffect(() => {
    setMatches([]);
    if (!text) return undefined;
    let isCurrent = true;
    openSearch(errorsUrl).then(
      (search) => isCurrent && setMatches(search(text).matches),
      // What failed is shown, and its meaning is in the tables of the page.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, errorsUrl]);
  return matches;
}
