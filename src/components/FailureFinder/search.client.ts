/** Searches the catalogue of failures, which is loaded once for all tools of a page. */
import type {ErrorsFile, Found} from '@speech-docs/protocol/failures';

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
